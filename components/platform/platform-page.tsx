import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { ReportingPicture } from '@/components/pictures/views/reporting';
import { site } from '@/config/site';
import { PageLink } from '@/ui/page-link';
import { Plate } from '@/ui/sections/plate';
import { Section } from '@/ui/sections/section';
import { ModuleGroup } from './module-group';
import { moduleGroups } from './modules';
import { Overview } from './overview';
import styles from './platform-page.module.css';
import { RecordMap } from './record-map';
import { Terms } from './terms';

type TermList = { term: string; text: string }[];

/** The platform page: the map of the record, its overview, the six modules two by two, security, connectors. */
export async function PlatformPage() {
  const t = await getTranslations('platform');
  const hosting = await getTranslations('hosting');
  const security: TermList = [
    ...(site.hostedInEu ? [{ term: hosting('title'), text: hosting('text') }] : []),
    ...t.raw('security.items'),
  ];
  const connectors: TermList = t.raw('connectors.items');
  return (
    <IntroducedPage
      page="platform"
      plate={
        <Plate tone="surface">
          <RecordMap />
        </Plate>
      }
    >
      <Section
        id="overview"
        number={1}
        title={t('overview.title')}
        lead={t('overview.lead')}
        tone="surface"
      >
        <Overview />
      </Section>
      {moduleGroups.map(({ id, modules }, index) => (
        <Section
          key={id}
          id={id}
          number={index + 2}
          title={t(`groups.${id}.title`)}
          lead={t(`groups.${id}.lead`)}
        >
          <ModuleGroup modules={modules} first={index * 2 + 1} />
          {id === 'write' && (
            <div className={styles.picture}>
              <ReportingPicture />
            </div>
          )}
        </Section>
      ))}
      <Section
        id="security"
        number={5}
        title={t('security.title')}
        lead={t('security.lead')}
        tone="night"
      >
        <Terms items={security} tone="night" />
      </Section>
      <Section id="connectors" number={6} title={t('connectors.title')} lead={t('connectors.lead')}>
        <Terms items={connectors} />
        <p className={styles.more}>
          <PageLink page="integrations">{t('connectors.more')}</PageLink>
        </p>
      </Section>
    </IntroducedPage>
  );
}
