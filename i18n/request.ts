import { getRequestConfig } from 'next-intl/server';
import { figureValues } from '@/lib/content/load/figures';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { fillFiguresDeep } from '@/lib/law/values';
import { typesetDeep } from '@/lib/typography';
import { currentLocale } from './current-locale';

type Messages = typeof import('../messages/fr.json');

interface Typeset {
  figures: ReturnType<typeof figureValues>;
  messages: Messages;
}

/** Route handlers ask for the messages at every translation. Development loads new ones after a change. */
const typesetMessages = new WeakMap<Messages, Typeset>();

function typesetOnce(messages: Messages, locale: Locale): Messages {
  const figures = figureValues(locale);
  const known = typesetMessages.get(messages);
  if (known?.figures === figures) return known.messages;
  const typeset = typesetDeep(fillFiguresDeep(messages, figures), locale);
  typesetMessages.set(messages, { figures, messages: typeset });
  return typeset;
}

/**
 * Messages of the requested locale, or else the page's, with the figures of the law that they name,
 * typeset. A missing message fails the build.
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
