import { getTranslations } from 'next-intl/server';
import { demoForm } from '@/config/demo-form';
import { fields, honeypotName } from '@/form/fields';
import { currentLocale } from '@/lib/i18n/current-locale';
import { PageLink } from '@/ui/links';
import button from '@/ui/links.module.css';
import styles from './message-page.module.css';

/** Posts to the receiver of demo requests, which answers with a page: no script is involved. */
export async function MessageForm({ endpoint }: { endpoint: string }) {
  const t = await getTranslations('message.form');
  const contract = await getTranslations('demoRequest');
  const words = await getTranslations('demoForm.words');
  return (
    <form method="post" action={endpoint}>
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="locale" value={await currentLocale()} />
      {Object.entries(demoForm.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="message-website">{words('honeypot')}</label>
        <input
          id="message-website"
          name={honeypotName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <label htmlFor="message-email">{contract('contact.fields.email')}</label>
      <input
        id="message-email"
        name="email"
        type="email"
        required
        maxLength={fields.email.max}
        autoComplete={fields.email.autocomplete}
        spellCheck={false}
      />
      <label htmlFor="message-text">{contract('contact.fields.message')}</label>
      <p id="message-hint" className={styles.hint}>
        {t('hint')}
      </p>
      <textarea
        id="message-text"
        name="message"
        rows={9}
        required
        maxLength={fields.message.max}
        aria-describedby="message-hint"
      />
      <p className={styles.hint}>
        {t.rich('privacy', {
          policy: (text) => (
            <PageLink page="legal" anchor="privacy-message">
              {text}
            </PageLink>
          ),
        })}
      </p>
      <button type="submit" className={`${button.button} ${button.primary}`}>
        {contract('contact.submit')}
      </button>
    </form>
  );
}
