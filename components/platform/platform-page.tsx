import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { OverviewPicture } from '@/components/pictures/overview';
import { Callout } from '@/components/pictures/parts';
import { Certificates } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { Lines, type Term, Terms } from '@/components/ui/lists';
import { site } from '@/lib/config/site';
import styles from './platform-page.module.css';

/** The platform page: the overview of a file across the page, the six modules, security, connectors. */
export async function PlatformPage() {
  return (
    <IntroducedPage page="platform">
      <div className={`night ${styles.stage}`}>
        <div className="page">
          <OverviewPicture />
        </div>
      </div>
      <Modules />
      <Foundations />
    </IntroducedPage>
  );
}

/** The six modules, each with the page on it, by the numbers of the picture. */
const modules = [
  { id: 'auditability', page: 'auditability' },
  { id: 'documents', page: 'integrations' },
  { id: 'regpilot', page: 'regpilot' },
  { id: 'frameworks', page: 'frameworks' },
  { id: 'monitoring', page: 'monitoring' },
  { id: 'simulator', page: 'simulator' },
] as const;

/** What each module does. */
async function Modules() {
  const t = await getTranslations('platform.modules');
  return (
    <section aria-labelledby="modules-title" className="page band">
      <h2 id="modules-title" className="visually-hidden">
        {t('title')}
      </h2>
      <ol role="list" className="grid halves cols-4-4-4">
        {modules.map(({ id, page }, index) => {
          const points: string[] = t.raw(`items.${id}.points`);
          return (
            <li key={id} className="item stack">
              <h3 className="title">
                <Callout number={index + 1} />{' '}
                <PageLink page={page}>{t(`items.${id}.title`)}</PageLink>
              </h3>
              <p>{t(`items.${id}.text`)}</p>
              <Lines items={points} className="soft" item="dash" />
            </li>
          );
        })}
      </ol>
      <p className="above-5">
        <PageLink page="software">{t('compare')}</PageLink>
      </p>
    </section>
  );
}

/** What the modules stand on, in their columns: security and the connectors. */
async function Foundations() {
  const t = await getTranslations('platform');
  const hosting = await getTranslations('hosting');
  const buyer = await getTranslations('questions.buyer');
  const security: Term[] = [
    ...(site.hostedInEu ? [{ term: hosting('title'), text: hosting('text') }] : []),
    ...t.raw('security.items'),
  ];
  const connectors: Term[] = t.raw('connectors.items');
  return (
    <div className="surface">
      <section
        id="security"
        aria-labelledby="security-title"
        className={`page band grid cols-4-8 ${styles.foundation}`}
      >
        <div>
          <h2 id="security-title">{t('security.title')}</h2>
          <p className="lead above-3">{t('security.lead')}</p>
          <p className="above-5">
            <PageLink page="questions/plateforme">{buyer('title')}</PageLink>
          </p>
        </div>
        <div>
          <Terms items={security} className="terms grid halves" />
          <Certificates />
        </div>
      </section>
      <section
        id="connectors"
        aria-labelledby="connectors-title"
        className={`page band grid cols-4-8 ${styles.foundation}`}
      >
        <div>
          <h2 id="connectors-title">{t('connectors.title')}</h2>
          <p className="lead above-3">{t('connectors.lead')}</p>
          <p className="above-5">
            <PageLink page="integrations">{t('connectors.more')}</PageLink>
          </p>
        </div>
        <Terms items={connectors} className="terms grid halves" />
      </section>
    </div>
  );
}
