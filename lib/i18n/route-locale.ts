import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locales';

/** Locale of a route handler. Root parameters, which currentLocale reads, only work in pages. */
export async function routeLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
