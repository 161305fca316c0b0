import { getTranslations } from 'next-intl/server';
import { AlertsPicture, HistoryPicture } from '@/components/pictures/changes';
import { CoveragePicture } from '@/components/pictures/coverage';
import { OverviewPicture } from '@/components/pictures/overview';
import { Unlabelled } from '@/components/pictures/parts';
import { SimulationPicture } from '@/components/pictures/simulation';
import { WorkspacePicture } from '@/components/pictures/workspace';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import { lowerFirst } from '@/lib/sentences';
import styles from './tour.module.css';

/** The stops, in the order of the work: each a view of the platform, and the tool behind it. */
const stops = [
  { tool: 'frameworks', page: 'frameworks', view: <WorkspacePicture /> },
  { tool: 'regpilot', page: 'regpilot', view: <OverviewPicture /> },
  { tool: 'collection', page: 'integrations', view: <HistoryPicture /> },
  { tool: 'monitoring', page: 'monitoring', view: <AlertsPicture /> },
  { tool: 'auditability', page: 'auditability', view: <CoveragePicture /> },
  { tool: 'simulator', page: 'simulator', view: <SimulationPicture /> },
] as const;

const radio = (tool: string) => `tour-${tool}`;

/**
 * A requirement's way from the text to the report, through the six tools, and on to the demo: radio buttons and styles
 * alone, one stop shown at a time. Each stop follows its button, so that it is read after it.
 */
export async function Tour() {
  const t = await getTranslations('landing.features');
  const nav = await getTranslations('nav');
  const pictures = await getTranslations('pictures');
  return (
    <section aria-labelledby="tour-title" data-tour>
      <div className={`spread ${styles.head}`}>
        <h2 id="tour-title" className="heading">
          {t('title')}
        </h2>
        <p className="small">{pictures('label')}</p>
      </div>
      <Unlabelled>
        <div className={`night ${styles.tour}`}>
          {stops.map(({ tool, page, view }, index) => {
            const benefits: string[] = t.raw(`items.${tool}.benefits`);
            const next = stops[index + 1]?.tool;
            return (
              <div key={tool} className={styles.stop}>
                <label className={`pick ${styles.step}`} data-screen-only>
                  <input
                    type="radio"
                    name="tour"
                    id={radio(tool)}
                    aria-labelledby={`${radio(tool)}-name`}
                    defaultChecked={index === 0}
                  />
                  <span id={`${radio(tool)}-name`}>{t(`items.${tool}.step`)}</span>
                </label>
                <div className={`flow ${styles.next}`}>
                  {next ? (
                    <label htmlFor={radio(next)} className="button on-night">
                      {t('next', { step: lowerFirst(t(`items.${next}.step`)) })}
                    </label>
                  ) : (
                    <ButtonLink page="signup" from="tour" kind="onNight">
                      {t('action')}
                    </ButtonLink>
                  )}
                </div>
                <div className={`grid ${styles.panel}`}>
                  {view}
                  <div className={styles.tool}>
                    <div className="stack">
                      <h3>{t(`items.${tool}.title`)}</h3>
                      <p className="soft">
                        {t.rich('tool', {
                          name: nav(page),
                          link: (name) => <PageLink page={page}>{name}</PageLink>,
                        })}
                      </p>
                    </div>
                    <details className="fold fold-on-phones">
                      <summary className="soft">{t('benefits')}</summary>
                      <Lines items={benefits} className={`soft ${styles.benefits}`} item="dash" />
                    </details>
                  </div>
                </div>
              </div>
            );
          })}
        </div>
      </Unlabelled>
    </section>
  );
}
