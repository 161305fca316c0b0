import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataFlowPicture, ValueRecordPicture } from '@/components/pictures/integrations';
import { progressColours } from '@/components/pictures/parts';
import { PageLink } from '@/ui/links';
import { Plate, Section, WideSection } from '@/ui/sections/section';
import { Tag } from '@/ui/tag';
import styles from './integrations-page.module.css';

/** Connectors: the sources and their register, the directory, and the origin of one value. */
export async function IntegrationsPage() {
  const t = await getTranslations('integrations');
  return (
    <IntroducedPage
      page="integrations"
      plate={
        <Plate tone="night">
          <DataFlowPicture />
        </Plate>
      }
    >
      <WideSection id="connectors" title={t('directory.title')} lead={t('directory.lead')}>
        <Directory />
      </WideSection>
      <Section id="origin" title={t('origin.title')} lead={t('origin.lead')} tone="surface">
        <Origin />
      </Section>
    </IntroducedPage>
  );
}

/** Every connector, by kind, with its status in the sample workspace. */
const groups = [
  {
    id: 'files',
    connectors: [
      { id: 'excel', status: 'connected' },
      { id: 'drive', status: 'connected' },
    ],
  },
  {
    id: 'systems',
    connectors: [
      { id: 'erp', status: 'connected' },
      { id: 'hris', status: 'connected' },
      { id: 'esg', status: 'progress' },
      { id: 'lake', status: 'available' },
    ],
  },
  {
    id: 'interfaces',
    connectors: [
      { id: 'api', status: 'connected' },
      { id: 'webhooks', status: 'available' },
    ],
  },
  {
    id: 'messages',
    connectors: [
      { id: 'slack', status: 'progress' },
      { id: 'teams', status: 'available' },
      { id: 'email', status: 'connected' },
    ],
  },
] as const;

/** The directory of connectors, laid out like an index: title, status, description. */
async function Directory() {
  const t = await getTranslations('integrations.directory');
  return (
    <>
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.groups}>
        {groups.map(({ id, connectors }) => (
          <div key={id}>
            <h3 className={styles.group}>{t(`groups.${id}`)}</h3>
            <ul role="list">
              {connectors.map((connector) => (
                <li key={connector.id} className={styles.connector}>
                  <h4 className={styles.title}>{t(`items.${connector.id}.title`)}</h4>
                  <Tag colour={progressColours[connector.status]}>
                    {t(`status.${connector.status}`)}
                  </Tag>
                  <p className={styles.text}>{t(`items.${connector.id}.text`)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** The origin of one value: its record as an annotated article, and its path from the source. */
async function Origin() {
  const t = await getTranslations('integrations.origin');
  const steps: { title: string; text: string }[] = t.raw('steps');
  return (
    <>
      <div className={styles.pair}>
        <ValueRecordPicture />
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <ul role="list" className={styles.links}>
        <li>
          <PageLink page="auditability">{t('audit')}</PageLink>
        </li>
        <li>
          <PageLink page="platform" anchor="security">
            {t('security')}
          </PageLink>
        </li>
      </ul>
    </>
  );
}
