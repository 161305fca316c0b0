import type { Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { type FigureValues, fillFiguresDeep } from '@/law/placeholders';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once-per-object';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './law';

/**
 * Route handlers request the messages for every translation. Development loads new ones after a change, and the
 * figures that they name change with the law.
 */
const typesetOnce = oncePerObject((messages: Messages, _locale: Locale) =>
  oncePerObject((figures: FigureValues, locale: Locale) =>
    typesetDeep(fillFiguresDeep(messages, figures), locale),
  ),
);

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
    messages: typesetOnce(await messagesOf(locale), locale)(figureValues(locale), locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error;
    },
  };
});
