import type { ColumnWords } from '@/law/companies/columns';
import { locales } from '@/lib/i18n/locales';
import { messagesIn } from '@/tests/languages';

/** The words of the page for the columns, in every language. */
export const words: ColumnWords[] = locales.map((locale) => {
  const { checker, companies } = messagesIn(locale);
  const { fields, choices, unknown } = checker.words;
  const { name, also } = companies.columns;
  return { headings: { name, ...fields }, also, choices, unknown };
});
