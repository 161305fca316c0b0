import { getRequestConfig } from 'next-intl/server';
import { typesetDeep } from '@/lib/typography';
import { currentLocale } from './current-locale';

/** Messages of the page's language, typeset. A missing message stops the build. */
export default getRequestConfig(async () => {
  const locale = await currentLocale();
  const { default: messages } = await import(`../messages/${locale}.json`);
  return {
    locale,
    messages: typesetDeep(messages, locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error;
    },
  };
});
