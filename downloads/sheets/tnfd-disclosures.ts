import type { DownloadContext } from '@/downloads/context';
import { tnfdDisclosures } from '@/downloads/lists/tnfd';
import type { Workbook } from '@/downloads/workbook';
import { inLanguage, yesNo } from './common';
import { progressSheet } from './progress';

/** The 14 recommended disclosures as a list to work through. */
export const tnfdSheet = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const [yes, no] = yesNo[locale];
  return [
    progressSheet(
      {
        name: t('Informations', 'Disclosures'),
        columns: [
          { title: t('Pilier', 'Pillar'), width: 26 },
          { title: t('Repère', 'Reference'), width: 12 },
          { title: t('Ce qui est demandé, en bref', 'What is asked for, in short'), width: 52 },
          { title: t('Absente de la TCFD', 'Not in the TCFD'), width: 12 },
        ],
        rows: tnfdDisclosures.map(({ pillar, letter, asks, isNew = false }) => [
          pillar[locale],
          letter,
          asks[locale],
          isNew ? yes : no,
        ]),
      },
      locale,
    ),
  ];
};
