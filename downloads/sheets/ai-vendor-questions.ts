import type { DownloadContext } from '@/downloads/context';
import { aiQuestions } from '@/downloads/lists/ai-questions';
import type { Setting, Workbook } from '@/downloads/workbook';
import { empty, firstLine, inLanguage, range } from './common';

const vendors = ['A', 'B', 'C'] as const;
/** The best answer to a question. */
const TOP = 3;
/** Column of the weights, and of the first vendor's score. */
const [WEIGHT, FIRST_SCORE] = [3, 4];

/** Questions, evidence and weights, with a weighted score for each of three vendors. */
export const vendorQuestions = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const first = firstLine(vendors.length);
  const weights = range(WEIGHT, first, aiQuestions.length);
  const score = (vendor: string, at: number): Setting => ({
    label: t(`Note pondérée, fournisseur ${vendor}`, `Weighted score, vendor ${vendor}`),
    value: {
      formula: `SUMPRODUCT(${weights},${range(FIRST_SCORE + at, first, aiQuestions.length)})/(${TOP}*SUM(${weights}))`,
      value: 0,
    },
    kind: 'percent',
  });
  return [
    {
      name: t('Questions', 'Questions'),
      settings: vendors.map(score),
      columns: [
        { title: t('Thème', 'Theme'), width: 28 },
        { title: t('Question', 'Question'), width: 54 },
        { title: t('Preuve à demander', 'Evidence to ask for'), width: 42 },
        { title: t('Poids (1 à 3)', 'Weight (1 to 3)'), width: 10, kind: 'number', input: true },
        ...vendors.map((vendor) => ({
          title: t(`Fournisseur ${vendor} (0 à 3)`, `Vendor ${vendor} (0 to 3)`),
          width: 14,
          kind: 'number' as const,
          choices: ['0', '1', '2', '3'],
          input: true,
        })),
        { title: t('Remarques', 'Remarks'), width: 40, input: true },
      ],
      rows: aiQuestions.map(([theme, question, evidence, weight]) => [
        theme[locale],
        question[locale],
        evidence[locale],
        weight,
        ...empty(vendors.length + 1),
      ]),
    },
  ];
};
