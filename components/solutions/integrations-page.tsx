import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataFlowPicture } from '@/components/pictures/data-flow';
import { PageLink } from '@/components/ui/links';
import { visuallyHidden } from '@/components/ui/marks';
import { WideSection } from '@/components/ui/sections/section';
import styles from './integrations-page.module.css';

/** Connectors: from the sources through the register to the outputs, then the path of a value. */
export async function IntegrationsPage() {
  const t = await getTranslations('integrations.directory');
  return (
    <IntroducedPage page="integrations">
      <section
        id="connectors"
        className={`night ${styles.band}`}
        aria-labelledby="connectors-title"
      >
        <div className="page">
          <h2 id="connectors-title">{visuallyHidden(t('title'))}</h2>
          <DataFlowPicture />
          <p className="lead measure above-6">{t('lead')}</p>
        </div>
      </section>
      <Origin />
    </IntroducedPage>
  );
}

/** The path of a value, from its source to the audit. */
async function Origin() {
  const t = await getTranslations('integrations.origin');
  const steps: { title: string; text: string }[] = t.raw('steps');
  return (
    <WideSection id="origin" title={t('title')} lead={t('lead')}>
      <ol role="list" className="steps grid thirds">
        {steps.map(({ title, text }) => (
          <li key={title} className="stack">
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
      <p className="flow above-6">
        <PageLink page="auditability">{t('audit')}</PageLink>
        <PageLink page="platform" anchor="security">
          {t('security')}
        </PageLink>
      </p>
    </WideSection>
  );
}
