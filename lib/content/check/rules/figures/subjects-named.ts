import type { Locale } from '@/lib/i18n/locales';
import type { Register } from '@/lib/law/register';

/** Subjects of the law that a text calls by their name, as whole words. */
export const subjectsNamed = (text: string, locale: Locale, register: Register): string[] =>
  Object.entries(register).flatMap(([subject, { name }]) => {
    const words = name[locale].replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u');
    return whole.test(text) ? [subject] : [];
  });
