import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageLink } from '@/components/ui/links';
import { demoForm } from '@/lib/config/demo-form';
import { type FieldName, fields, fieldsOf, honeypotName } from '@/lib/form/fields';
import { type ReceiverMessages, receiverMessages, wordsOf } from '@/lib/form/messages';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Posts to the receiver of demo requests, which answers with a page: no script is involved. */
export async function MessageForm({ endpoint }: { endpoint: string }) {
  const t = await getTranslations('message.form');
  const locale = await currentLocale();
  const messages = receiverMessages(locale);
  const contract = wordsOf('contact', messages);
  const words = await getTranslations('demoForm.words');
  return (
    <form method="post" action={endpoint}>
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="locale" value={locale} />
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
      {fieldsOf('contact').map((name) => (
        <Fragment key={name}>
          <label htmlFor={`message-${name}`}>{contract.fields[name]}</label>
          {name === 'message' && (
            <p id="message-hint" className="soft">
              {t('hint')}
            </p>
          )}
          <Control name={name} messages={messages} />
        </Fragment>
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
        {contract.submit}
      </button>
    </form>
  );
}

/** What a field is filled in with; a message requires all that it asks for. */
function Control({ name, messages }: { name: FieldName; messages: ReceiverMessages }) {
  const { control, options, max, autocomplete } = fields[name];
  const common = { id: `message-${name}`, name, required: true, className: 'field large' };
  if (options) {
    const labels: Readonly<Record<string, string>> = messages[options.labels];
    return (
      <select {...common} defaultValue="">
        <option value="">{messages.receiver.choose}</option>
        {options.values.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    );
  }
  if (control === 'textarea')
    return <textarea {...common} rows={9} maxLength={max} aria-describedby="message-hint" />;
  return (
    <input
      {...common}
      type={control}
      maxLength={max}
      autoComplete={autocomplete}
      spellCheck={control === 'email' ? false : undefined}
    />
  );
}
