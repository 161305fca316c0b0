import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { ModuleNumber, modules, RecordPicture } from '@/components/pictures/record';
import { Certificates } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { Lines, type Term, Terms } from '@/components/ui/lists';
import { site } from '@/lib/config/site';
import styles from './platform-page.module.css';

/** The platform page: one requirement across the page, the modules by the numbers on it, security, connectors. */
export async function PlatformPage() {
  return (
    <IntroducedPage page="platform">
      <div className={`night ${styles.stage}`} data-plate>
        <div className="page">
          <RecordPicture />
        </div>
      </div>
      <Modules />
      <Foundations />
    </IntroducedPage>
  );
}

/** What each module does, by its number on the record. */
async function Modules() {
  const t = await getTranslations('platform.modules');
  const record = await getTranslations('pictures.record.parts');
  return (
    <section aria-labelledby="modules-title" className="page band">
      <h2 id="modules-title">{t('title')}</h2>
      <ol role="list" className={`grid halves cols-4-4-4 ${styles.modules}`}>
        {modules.map((id) => (
          <li key={id} id={id} className={`stack ${styles.module}`}>
            <ModuleNumber of={id} />
            <p className="term">{record(id)}</p>
            <h3>
              <PageLink page={id === 'documents' ? 'integrations' : id}>
                {t(`items.${id}.title`)}
              </PageLink>
            </h3>
            <p>{t(`items.${id}.text`)}</p>
            <Lines items={t.raw(`items.${id}.points`)} className="soft" item="dash" />
          </li>
        ))}
      </ol>
      <p className="above-6">
        <PageLink page="software">{t('compare')}</PageLink>
      </p>
    </section>
  );
}

/** What the modules stand on, each with the page that says more: security and the connectors. */
async function Foundations() {
  const t = await getTranslations('platform');
  const hosting = await getTranslations('hosting');
  const buyer = await getTranslations('questions.buyer');
  const hosted = site.hostedInEu ? [{ term: hosting('title'), text: hosting('text') }] : [];
  const foundations = [
    { id: 'security', page: 'questions/plateforme', more: buyer('title'), columns: 'cols-4-4-4' },
    {
      id: 'connectors',
      page: 'integrations',
      more: t('connectors.more'),
      columns: `cols-3-3-3-3 ${styles.short}`,
    },
  ] as const;
  return (
    <div className="surface">
      {foundations.map(({ id, page, more, columns }) => {
        const items: Term[] = t.raw(`${id}.items`);
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={`page band ${styles.foundation}`}
          >
            <div className="grid cols-4-8">
              <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
              <div className="stack">
                <p className="lead">{t(`${id}.lead`)}</p>
                <p>
                  <PageLink page={page}>{more}</PageLink>
                </p>
              </div>
            </div>
            <Terms
              items={id === 'security' ? [...hosted, ...items] : items}
              className={`terms grid halves above-6 ${columns}`}
            />
            {id === 'security' && <Certificates />}
          </section>
        );
      })}
    </div>
  );
}
