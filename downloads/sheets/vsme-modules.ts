import type { DownloadContext } from '@/downloads/context';
import { figureValue } from '@/downloads/examples/law';
import { vsmeDisclosures } from '@/downloads/lists/vsme';
import type { Workbook } from '@/downloads/workbook';
import { inLanguage } from './common';
import { progressSheet } from './progress';

/** The 20 disclosures of the voluntary standard as a list to work through, with what the cap lets a customer ask. */
export const vsmeModules = ({ register, day, locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const small = figureValue(register, 'vsme-cap-smallest.employees', day);
  const outside = t('Hors du plafond', 'Outside the cap');
  const asked = ({ capped }: (typeof vsmeDisclosures)[number], isSmall: boolean): string =>
    capped && !(isSmall && capped.above)
      ? capped.rows.map((row) => row[locale]).join(t(' ; ', '; '))
      : outside;
  return [
    progressSheet(
      {
        name: t('Modules', 'Modules'),
        columns: [
          { title: t('Code', 'Code'), width: 12 },
          { title: t('Module', 'Module'), width: 16 },
          { title: t('Publication', 'Disclosure'), width: 40 },
          { title: t('Annexe I, paragraphes', 'Annex I, paragraphs'), width: 14 },
          { title: t('À réunir', 'To gather'), width: 44 },
          {
            title: t(`Plafond : ${small} salariés au plus`, `Cap: up to ${small} employees`),
            width: 44,
          },
          {
            title: t(`Plafond : plus de ${small} salariés`, `Cap: more than ${small} employees`),
            width: 44,
          },
        ],
        rows: vsmeDisclosures.map((disclosure) => [
          disclosure.code,
          disclosure.code.startsWith('B') ? t('De base', 'Basic') : t('Complet', 'Comprehensive'),
          disclosure.title[locale],
          disclosure.paragraphs ?? t('Non relevés', 'Not noted'),
          disclosure.gather[locale],
          asked(disclosure, true),
          asked(disclosure, false),
        ]),
      },
      locale,
    ),
  ];
};
