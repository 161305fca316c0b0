import { routeLocale } from '@/lib/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/locales';

interface Context {
  params: Promise<{ locale: string }>;
}

/** Static parameters of a file that every language has. */
export const localeParams = () => locales.map((locale) => ({ locale }));

/** Handler of a file that every language has. */
export const localeFile =
  (mediaType: string, print: (locale: Locale) => string | Promise<string>) =>
  async (_request: Request, { params }: Context): Promise<Response> =>
    new Response(await print(await routeLocale(params)), {
      headers: { 'Content-Type': `${mediaType}; charset=utf-8` },
    });
