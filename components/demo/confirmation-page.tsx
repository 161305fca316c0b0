import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink, PageLink } from '@/ui/links';
import { PageHead } from '@/ui/sections/page-head';
import styles from './confirmation-page.module.css';

/** Where the form redirects without JavaScript, once the request has been stored. */
export async function ConfirmationPage() {
  const t = await getTranslations('confirmation');
  const words = await getTranslations('demoForm.words.success');
  return (
    <PageShell page="confirmation">
      <div className={styles.head}>
        <PageHead title={words('title')} lead={words('text')} layout="banner" />
      </div>
      <Steps />
      <p className={styles.links} data-search-skip>
        <ButtonLink page="resources">{t('guides')}</ButtonLink>
        <PageLink page="landing">{t('home')}</PageLink>
      </p>
    </PageShell>
  );
}

interface Step {
  when: string;
  title: string;
  text: string;
}

/** The page-summary block: what is done, what comes next, and what comes then, along a line. */
async function Steps() {
  const t = await getTranslations('confirmation');
  const words = await getTranslations('summary');
  const steps: Step[] = t.raw('steps');
  return (
    <aside aria-label={words('title')} className={styles.stage}>
      <p className={styles.label}>{words('title')}</p>
      <ol role="list" className={styles.steps}>
        {steps.map(({ when, title, text }) => (
          <li key={when} className={styles.step}>
            <p className={styles.when}>
              <span>{when}</span>
            </p>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
