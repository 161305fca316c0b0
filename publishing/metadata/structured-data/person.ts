import type { Person } from 'schema-dts';
import { type Locale, type WrittenWords, written } from '@/lib/i18n/locales';

/** Somebody who stands behind a guide. */
export const person = (
  { name, role }: { name: string; role: WrittenWords },
  locale: Locale,
): Person => ({ '@type': 'Person', name, jobTitle: role[written(locale)] });
