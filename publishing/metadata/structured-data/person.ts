import type { Person } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { type WrittenWords, written } from '@/lib/i18n/written';

/** Somebody who stands behind a guide. */
export const person = (
  { name, role }: { name: string; role: WrittenWords },
  locale: Locale,
): Person => ({ '@type': 'Person', name, jobTitle: role[written(locale)] });
