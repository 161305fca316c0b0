import type { Register } from '@/law/register';
import { escapeRegExp } from '@/lib/escape';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once';

/** Names of the subjects as patterns. */
const namesOf = oncePerObject((register: Register, locale: Locale) =>
  Object.entries(register).map(([subject, { name }]) => {
    const words = escapeRegExp(name[locale]).replace(/\s+/g, '\\s+');
    return [subject, new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u')] as const;
  }),
);

/** Subjects of the law that a text calls by their name, as whole words. */
export const subjectsNamed = (text: string, locale: Locale, register: Register): string[] =>
  namesOf(register, locale).flatMap(([subject, name]) => (name.test(text) ? subject : []));
