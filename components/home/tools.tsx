import { getTranslations } from 'next-intl/server';
import { AlertsPicture, HistoryPicture } from '@/components/pictures/changes';
import { CoveragePicture } from '@/components/pictures/coverage';
import { OverviewPicture } from '@/components/pictures/overview';
import { Unlabelled } from '@/components/pictures/parts';
import { RegpilotPicture } from '@/components/pictures/regpilot';
import { SimulationPicture } from '@/components/pictures/simulation';
import { PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import { visuallyHidden } from '@/components/ui/marks';
import { Slideshow } from './slideshow';
import styles from './tools.module.css';

/** The six features, each with the page that details it; five show a view of the platform, the last a result, all of like height. */
const tools = [
  { id: 'frameworks', page: 'frameworks', view: 'history', screen: <HistoryPicture /> },
  { id: 'monitoring', page: 'monitoring', view: 'alerts', screen: <AlertsPicture /> },
  { id: 'regpilot', page: 'regpilot', view: 'regpilot', screen: <RegpilotPicture /> },
  { id: 'collection', page: 'integrations', view: 'reporting', screen: <CoveragePicture /> },
  {
    id: 'auditability',
    page: 'auditability',
    view: 'overview',
    screen: <OverviewPicture size="card" />,
  },
  { id: 'simulator', page: 'simulator', view: 'result', screen: <SimulationPicture /> },
] as const;

/** The features and the views of the platform in one frame: what each is for, beside what it looks like. */
export async function Tools() {
  const t = await getTranslations('landing.features');
  const nav = await getTranslations('nav');
  return (
    <section id="features" aria-labelledby="features-title" className="band surface">
      <div className="page grid">
        <header className="grid cols-7-5">
          <h2 id="features-title">{t('title')}</h2>
          <p className="lead">{t('lead')}</p>
        </header>
        <Unlabelled>
          <Slideshow
            id="features"
            label={t('label')}
            tabs
            slides={tools.map(({ id, page, view, screen }) => {
              const title = t(`items.${id}.title`);
              const benefits: string[] = t.raw(`items.${id}.benefits`);
              return {
                label: nav(page),
                detail: t(`views.${view}`),
                content: (
                  <div className={`grid cols-4-8 ${styles.tool}`}>
                    <div>
                      <h3>{title}</h3>
                      <Lines
                        items={benefits}
                        className={`quiet above-4 ${styles.benefits}`}
                        item="dash"
                      />
                      <p className="above-5">
                        <PageLink page={page}>
                          {t.rich('more', { title, about: visuallyHidden })}
                        </PageLink>
                      </p>
                    </div>
                    {screen}
                  </div>
                ),
              };
            })}
          />
        </Unlabelled>
      </div>
    </section>
  );
}
