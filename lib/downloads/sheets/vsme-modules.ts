import type { DownloadContext } from '../context';
import { vsmeDisclosures } from '../lists/vsme';
import type { Workbook } from '../workbook';
import { inLanguage } from './common';
import { progressSheet } from './progress';

/** The 20 disclosures of the voluntary standard as a list to work through. */
export const vsmeModules = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  return [
    progressSheet(
      {
        name: t('Modules', 'Modules'),
        columns: [
          { title: t('Code', 'Code'), width: 12 },
          { title: t('Module', 'Module'), width: 16 },
          { title: t('Publication', 'Disclosure'), width: 40 },
          { title: t('À réunir', 'To gather'), width: 44 },
        ],
        rows: vsmeDisclosures.map(({ code, title, gather }) => [
          code,
          code.startsWith('B') ? t('De base', 'Basic') : t('Complet', 'Comprehensive'),
          title[locale],
          gather[locale],
        ]),
      },
      locale,
    ),
  ];
};
