import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/ui/links';
import { PageHead } from '@/ui/sections/page-head';
import styles from './confirmation-page.module.css';
import { DemoSteps } from './demo-steps';

/** Where the form redirects without JavaScript, once the request has been stored. */
export async function ConfirmationPage() {
  const t = await getTranslations('confirmation');
  const words = await getTranslations('demoForm.words.success');
  return (
    <PageShell page="confirmation">
      <PageHead
        kicker={t('kicker')}
        title={words('title')}
        lead={words('text')}
        actions={
          <>
            <ButtonLink page="resources">{t('guides')}</ButtonLink>
            <ButtonLink page="landing" kind="secondary">
              {t('home')}
            </ButtonLink>
          </>
        }
        below={<WhatIsNext title={words('next')} steps={words.raw('steps')} />}
        aside={<DemoSteps isReceived />}
      />
    </PageShell>
  );
}

const WhatIsNext = ({ title, steps }: { title: string; steps: string[] }) => (
  <>
    <h2 className={styles.next}>{title}</h2>
    <ul>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </>
);
