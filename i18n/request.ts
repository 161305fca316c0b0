import { getRequestConfig } from 'next-intl/server';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { currentLocale } from './current-locale';

type Messages = typeof import('../messages/fr.json');

/** Route handlers ask for the messages at every translation. Development loads new ones after a change. */
const typesetMessages = new WeakMap<Messages, Messages>();

function typesetOnce(messages: Messages, locale: Locale): Messages {
  const known = typesetMessages.get(messages) ?? typesetDeep(messages, locale);
  typesetMessages.set(messages, known);
  return known;
}

/**
 * Messages of the requested locale, or else the page's, typeset. A missing message fails the build.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  const { default: messages } = await import(`../messages/${locale}.json`);
  return {
    locale,
    messages: typesetOnce(messages, locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error;
    },
  };
});
