import { getRequestConfig } from 'next-intl/server';
import { figureValues } from '@/lib/content/load/figures';
import { isLocale } from '@/lib/i18n/locales';
import { fillFiguresDeep } from '@/lib/law/values';
import { typesetDeep } from '@/lib/typography';
import { currentLocale } from './current-locale';

/**
 * Messages of the requested locale, or else the page's, with the figures of the law that they name,
 * typeset. A missing message fails the build.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  const { default: messages } = await import(`../messages/${locale}.json`);
  return {
    locale,
    messages: typesetDeep(fillFiguresDeep(messages, figureValues(locale)), locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error;
    },
  };
});
