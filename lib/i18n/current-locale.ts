import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { isLocale, type Locale } from './locales';

/** Locale of the page being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  return isLocale(value) ? value : notFound();
}

/** Locale of a route handler. Root parameters, which currentLocale reads, only work in pages. */
export async function routeLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
