import { getMessages, getTranslations } from 'next-intl/server';
import type { FormMessages } from '@/browser/islands/demo-form/messages';
import { Island } from '@/browser/islands/island';
import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { demoForm } from '@/lib/config/demo-form';
import { site } from '@/lib/config/site';
import { receiverMessages } from '@/lib/form/messages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { linkedText } from '@/lib/linked-text';
import { loadGuides } from '@/loaders/guides';
import { pagePath } from '@/loaders/routes/addresses';

/** How many guides are offered once a request has arrived. */
const GUIDES = 2;

/** The form with its messages, or the e-mail address when the site is built without an endpoint. */
export async function RequestForm() {
  const t = await getTranslations('demoForm');
  const messages = await formMessages();
  const { endpoint } = demoForm;
  return (
    <section id="request" aria-labelledby="request-title" className="panel">
      <h2 id="request-title" className="title">
        {t('title')}
      </h2>
      {endpoint === null ? (
        <WriteInstead subject={messages.failure.subject} />
      ) : (
        <FormIsland messages={messages} endpoint={endpoint} />
      )}
    </section>
  );
}

async function formMessages(): Promise<FormMessages> {
  const { words } = (await getMessages()).demoForm;
  const locale = await currentLocale();
  const { fields, errors, choose, sectors, companySizes } = receiverMessages(locale);
  return { ...words, fields, errors, choose, sectors, companySizes };
}

async function WriteInstead({ subject }: { subject: string }) {
  const t = await getTranslations('demoForm');
  return (
    <>
      <p>{t('unavailable')}</p>
      {site.email && (
        <>
          <p>{t('writeInstead')}</p>
          <p>
            <a
              className="button"
              href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}
            >
              {t('write')}
            </a>
          </p>
        </>
      )}
    </>
  );
}

async function FormIsland({ messages, endpoint }: { messages: FormMessages; endpoint: string }) {
  const t = await getTranslations('demoForm');
  const locale = await currentLocale();
  return (
    <Island
      name="demoForm"
      id="demo-form"
      start="near"
      props={{
        locale,
        messages,
        config: { ...demoForm, endpoint },
        email: site.email,
        law: lawAddress(locale),
        calendar: eventsAddress(locale),
        guides: loadGuides(locale)
          .slice(0, GUIDES)
          .map(({ slug, text }) => ({
            href: pagePath(`guides/${slug}`, locale),
            title: text.title,
          })),
        notice: [
          linkedText((tags) => t.markup('terms', tags), {
            privacy: pagePath('legal', locale, 'privacy'),
            terms: pagePath('legal', locale, 'terms'),
          }),
          [t('privacy', { brand: site.brand })],
        ],
      }}
    />
  );
}
