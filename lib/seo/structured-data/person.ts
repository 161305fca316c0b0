import type { Person } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';

/** Somebody who stands behind a guide. */
export const person = (
  { name, role }: { name: string; role: Record<Locale, string> },
  locale: Locale,
): Person => ({ '@type': 'Person', name, jobTitle: role[locale] });
