import { getMessages, getTranslations } from 'next-intl/server';
import { Control, Website } from '@/browser/islands/demo-form/control';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { Terms } from '@/components/ui/lists';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { demoForm } from '@/lib/config/demo-form';
import { site } from '@/lib/config/site';
import { type FieldName, fieldsOf, RECEIVED } from '@/lib/form/fields';
import { receiverMessages, wordsOf } from '@/lib/form/messages';
import { currentLocale } from '@/lib/i18n/current-locale';
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

/** Posts to the receiver of demo requests, which answers with a page; a script only adds a proof of work to it. */
export async function MessageForm({ endpoint }: { endpoint: string }) {
  const t = await getTranslations('message.form');
  const locale = await currentLocale();
  const messages = receiverMessages(locale);
  const { fields, submit } = wordsOf('contact', messages);
  const hints: Partial<Record<FieldName, string>> = (await getMessages()).message.form.hints;
  const words = await getTranslations('demoForm.words');
  return (
    <form
      method="post"
      action={endpoint}
      data-proof={demoForm.success === 'receiver' ? '' : undefined}
    >
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(demoForm.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Website id="message-website" label={words('honeypot')} />
      {fieldsOf('contact').map((name) => (
        <Control
          key={name}
          kind="contact"
          id={`message-${name}`}
          name={name}
          label={fields[name]}
          words={messages}
          hint={hints[name]}
        />
      ))}
      <p className="soft">
        {t.rich('privacy', {
          policy: (text) => (
            <PageLink page="legal" anchor="privacy-message">
              {text}
            </PageLink>
          ),
        })}
      </p>
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}
