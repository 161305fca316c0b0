import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataFlow } from '@/components/pictures/data-flow';
import { ValueRecordPicture } from '@/components/pictures/integrations';
import { Unlabelled } from '@/components/pictures/parts';
import { PageLink } from '@/components/ui/links';
import { visuallyHidden } from '@/components/ui/marks';
import styles from './integrations-page.module.css';

/** Connectors: from the sources through the register to the outputs, and the origin of one value. */
export async function IntegrationsPage() {
  const t = await getTranslations('integrations.directory');
  return (
    <IntroducedPage
      page="integrations"
      plate={
        <section
          id="connectors"
          className={`night ${styles.band}`}
          aria-labelledby="connectors-title"
        >
          <div className="page">
            <h2 id="connectors-title">{visuallyHidden(t('title'))}</h2>
            <DataFlow />
            <p className={`${styles.lead} ${styles.below}`}>{t('lead')}</p>
          </div>
        </section>
      }
    >
      <Origin />
    </IntroducedPage>
  );
}

/** The origin of one value: its record as an annotated article, and its path from the source. */
async function Origin() {
  const t = await getTranslations('integrations.origin');
  const steps: { title: string; text: string }[] = t.raw('steps');
  return (
    <section
      id="origin"
      className={`page band grid halves ${styles.origin}`}
      aria-labelledby="origin-title"
    >
      <div className={styles.words}>
        <h2 id="origin-title">{t('title')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ul role="list" className={`flow ${styles.links}`}>
          <li>
            <PageLink page="auditability">{t('audit')}</PageLink>
          </li>
          <li>
            <PageLink page="platform" anchor="security">
              {t('security')}
            </PageLink>
          </li>
        </ul>
      </div>
      <Unlabelled>
        <ValueRecordPicture />
      </Unlabelled>
    </section>
  );
}
