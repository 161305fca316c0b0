import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { Terms } from '@/components/ui/lists';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { demoForm } from '@/lib/config/demo-form';
import { site } from '@/lib/config/site';
import { RECEIVED } from '@/lib/form/fields';
import { MessageForm } from './message-form';
import styles from './message-page.module.css';

/** Writing to the team, for what is no demo: a form of two fields, which the browser posts by itself. */
export async function MessagePage() {
  const t = await getTranslations('message');
  return (
    <PageShell page="message">
      <PageHead
        layout="even"
        title={t('title')}
        lead={t('lead')}
        after={
          <div className="grid">
            <Reasons />
            <PageSummary items={t.raw('summary')} />
          </div>
        }
        aside={<Letter />}
      />
    </PageShell>
  );
}

/** What people write for, each with the page that says more. */
const reasons = [
  { id: 'error', page: 'about', anchor: 'corrections' },
  { id: 'barrier', page: 'accessibility' },
  { id: 'data', page: 'legal', anchor: 'privacy-rights' },
  { id: 'demo', page: 'signup' },
] as const;

/** Why one would write, and where it goes. */
async function Reasons() {
  const t = await getTranslations('message.reasons');
  return (
    <Terms
      items={reasons.map(({ id, ...link }) => ({
        term: t(`${id}.term`),
        text: t.rich(`${id}.text`, { page: (text) => <PageLink {...link}>{text}</PageLink> }),
      }))}
      className="terms stack"
    />
  );
}

/** The form, or what is said once the message has been stored. */
async function Letter() {
  const t = await getTranslations('message');
  const demo = await getTranslations('demoForm');
  const { endpoint } = demoForm;
  return (
    <>
      <section
        id={RECEIVED}
        className="panel received"
        aria-labelledby="received-title"
        tabIndex={-1}
        data-search-skip
      >
        <h2 id="received-title" className="title">
          {t('received.title')}
        </h2>
        <p>{t('received.text')}</p>
      </section>
      <section className={`panel ${styles.form}`} aria-labelledby="message-title">
        <h2 id="message-title" className="title">
          {t('form.title')}
        </h2>
        {endpoint === null ? <p>{demo('unavailable')}</p> : <MessageForm endpoint={endpoint} />}
        {site.email && (
          <p className="soft">
            {t.rich('email', {
              email: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
            })}
          </p>
        )}
      </section>
    </>
  );
}
