import type { Locale } from '@/lib/i18n/locales';

const FOLDER = '/companies/';

export const COLUMNS_FILE = 'columns.json';

/** Address of the words for the columns of a list of companies, in every language. */
export const columnsAddress = `${FOLDER}${COLUMNS_FILE}`;

export const templateFile = (locale: Locale): string => `template-${locale}.csv`;

/** Address of a list to fill in, in a language. */
export const templateAddress = (locale: Locale): string => `${FOLDER}${templateFile(locale)}`;
