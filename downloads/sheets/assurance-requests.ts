import type { DownloadContext } from '@/downloads/context';
import { weeksAfterClosing } from '@/downloads/examples/data/meeting';
import { assuranceRequests } from '@/downloads/lists/assurance';
import type { Workbook } from '@/downloads/workbook';
import { empty, firstLine, inLanguage, states } from './common';
import { nextClosing, weeksAfter, weeksBefore } from './dated';

const SETTINGS = 1;

/** The documents an assurance provider asks for, with due dates that follow the day of signing. */
export const requestList = ({ locale, day }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const signing = weeksAfter(nextClosing(day), weeksAfterClosing.signed);
  return [
    {
      name: t('Demandes', 'Requests'),
      settings: [
        {
          label: t('Signature du rapport (à modifier)', 'Signing of the report (change it)'),
          value: { day: signing },
          kind: 'date',
          input: true,
        },
      ],
      columns: [
        { title: t('Domaine', 'Area'), width: 30 },
        { title: t('Pièce demandée', 'Document asked for'), width: 56 },
        {
          title: t('Semaines avant la signature', 'Weeks before signing'),
          width: 14,
          kind: 'number',
          input: true,
        },
        { title: t('Échéance', 'Due'), width: 14, kind: 'date' },
        { title: t('Responsable', 'Owner'), width: 20, input: true },
        { title: t('État', 'Status'), width: 12, choices: states[locale], input: true },
        { title: t('Remis le', 'Handed over on'), width: 14, kind: 'date', input: true },
        { title: t('Lien', 'Link'), width: 30, input: true },
        { title: t('Question du vérificateur', "Provider's question"), width: 34, input: true },
      ],
      rows: assuranceRequests.map(([area, document, weeks], index) => [
        area[locale],
        document[locale],
        weeks,
        weeksBefore(`C${firstLine(SETTINGS) + index}`, signing, weeks),
        null,
        states[locale][0] ?? null,
        ...empty(3),
      ]),
    },
  ];
};
