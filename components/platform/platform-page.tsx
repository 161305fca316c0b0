import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { OverviewPicture, ReportingPicture } from '@/components/pictures/views/overview';
import { site } from '@/config/site';
import { PageLink } from '@/ui/links';
import { Lines, type Term, Terms } from '@/ui/lists';
import { visuallyHidden } from '@/ui/marks';
import { Plate, Section } from '@/ui/sections/section';
import styles from './platform-page.module.css';
import { moduleGroups, type PlatformModule, RecordMap } from './record-map';

/** The platform page: the map of the record, its overview, the six modules two by two, security, connectors. */
export async function PlatformPage() {
  const t = await getTranslations('platform');
  const hosting = await getTranslations('hosting');
  const security: Term[] = [
    ...(site.hostedInEu ? [{ term: hosting('title'), text: hosting('text') }] : []),
    ...t.raw('security.items'),
  ];
  const connectors: Term[] = t.raw('connectors.items');
  return (
    <IntroducedPage
      page="platform"
      plate={
        <Plate tone="surface">
          <RecordMap />
        </Plate>
      }
    >
      <Section id="overview" title={t('overview.title')} lead={t('overview.lead')} tone="surface">
        <Overview />
      </Section>
      {moduleGroups.map(({ id, modules }, index) => (
        <Section key={id} id={id} title={t(`groups.${id}.title`)} lead={t(`groups.${id}.lead`)}>
          <ModuleGroup modules={modules} first={index * 2 + 1} />
          {id === 'write' && (
            <div className={styles.picture}>
              <ReportingPicture />
            </div>
          )}
        </Section>
      ))}
      <Section id="security" title={t('security.title')} lead={t('security.lead')} tone="night">
        <Terms items={security} className={`${styles.terms} ${styles.night}`} item={styles.item} />
      </Section>
      <Section id="connectors" title={t('connectors.title')} lead={t('connectors.lead')}>
        <Terms items={connectors} className={styles.terms} item={styles.item} />
        <p className={styles.more}>
          <PageLink page="integrations">{t('connectors.more')}</PageLink>
        </p>
      </Section>
    </IntroducedPage>
  );
}

interface ModuleGroupProps {
  modules: readonly PlatformModule[];
  /** Number of the group's first module. */
  first: number;
}

/** Two modules side by side, each with its solution page. */
async function ModuleGroup({ modules, first }: ModuleGroupProps) {
  const t = await getTranslations('platform.modules');
  return (
    <ol role="list" className={styles.modules}>
      {modules.map(({ id, page }, index) => {
        const points: string[] = t.raw(`items.${id}.points`);
        const title = t(`items.${id}.title`);
        return (
          <li key={id} className={styles.module}>
            <p className={styles.index} aria-hidden="true">
              {String(first + index).padStart(2, '0')}
            </p>
            <h3>{title}</h3>
            <p className={styles.text}>{t(`items.${id}.text`)}</p>
            <Lines items={points} item={styles.point} />
            <p className={styles.moduleLink}>
              <PageLink page={page}>{t.rich('more', { title, about: visuallyHidden })}</PageLink>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The overview of a file, with notes underneath on what to look at. */
async function Overview() {
  const t = await getTranslations('platform.overview');
  const notes: Term[] = t.raw('notes');
  return (
    <>
      <OverviewPicture />
      <Terms items={notes} className={styles.notes} item={styles.note} />
    </>
  );
}
