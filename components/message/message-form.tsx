import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageLink } from '@/components/ui/links';
import { demoForm } from '@/lib/config/demo-form';
import { controlOf } from '@/lib/form/control';
import { type FieldName, fieldsOf, honeypotName } from '@/lib/form/fields';
import { receiverMessages, wordsOf } from '@/lib/form/messages';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Posts to the receiver of demo requests, which answers with a page; a script only adds a proof of work to it. */
export async function MessageForm({ endpoint }: { endpoint: string }) {
  const t = await getTranslations('message.form');
  const locale = await currentLocale();
  const messages = receiverMessages(locale);
  const { fields, submit } = wordsOf('contact', messages);
  const hints: Partial<Record<FieldName, string>> = t.raw('hints');
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
      {fieldsOf('contact').map((name) => {
        const [id, hint] = [`message-${name}`, hints[name]];
        const shown = { kind: 'contact', id, words: messages, hint } as const;
        const { tag: Tag, attributes, choices } = controlOf(name, shown);
        return (
          <Fragment key={name}>
            <label htmlFor={id}>{fields[name]}</label>
            {hint && (
              <p id={`${id}-hint`} className="soft">
                {hint}
              </p>
            )}
            <Tag className="field large" {...attributes}>
              {choices?.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Tag>
          </Fragment>
        );
      })}
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
