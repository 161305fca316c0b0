import { getRequestConfig } from 'next-intl/server';
import { fillFiguresDeep } from '@/law/placeholders';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './law';

type Messages = typeof import('../messages/fr.json');

interface Typeset {
  figures: ReturnType<typeof figureValues>;
  messages: Messages;
}

/**
 * Cached, since route handlers request the messages for every translation. Development loads new ones after a
 * change.
 */
const typesetMessages = new WeakMap<Messages, Typeset>();

function typesetOnce(messages: Messages, locale: Locale): Messages {
  const figures = figureValues(locale);
  const known = typesetMessages.get(messages);
  if (known?.figures === figures) return known.messages;
  const typeset = typesetDeep(fillFiguresDeep(messages, figures), locale);
  typesetMessages.set(messages, { figures, messages: typeset });
  return typeset;
}

const messagesOf = async (locale: Locale): Promise<Messages> =>
  (await import(`../messages/${locale}.json`)).default;

/**
 * Messages of the requested locale, or else the page's, with the figures of the law that they name,
 * typeset. A missing message fails the build.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  return {
    locale,
    messages: typesetOnce(await messagesOf(locale), locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error;
    },
  };
});
