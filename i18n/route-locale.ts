import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** Language of a route handler's address. Root parameters, which currentLocale reads, are for pages alone. */
export async function routeLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
