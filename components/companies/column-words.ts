import { getTranslations } from 'next-intl/server';
import type { CheckerMessages } from '@/islands/checker/messages';
import type { ColumnWords } from '@/law/companies/columns';
import type { Locale } from '@/lib/i18n/locales';

/** How a language calls the columns of a list of companies, in the words of the checker. */
export async function columnWords(locale: Locale): Promise<ColumnWords> {
  const t = await getTranslations({ locale });
  const { fields, choices, unknown } = t.raw('checker.words') as CheckerMessages;
  return {
    headings: { name: t('companies.columns.name'), ...fields },
    also: t.raw('companies.columns.also') as ColumnWords['also'],
    choices,
    unknown,
  };
}
