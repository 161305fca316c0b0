import type { DownloadContext } from '@/downloads/context';
import { workplanTasks } from '@/downloads/lists/workplan';
import type { Workbook } from '@/downloads/workbook';
import { empty, firstLine, inLanguage, states } from './common';
import { nextClosing, weeksBefore } from './dated';

const SETTINGS = 1;

/** The tasks of a first report, with dates that follow the closing date. */
export const csrdWorkplan = ({ locale, day }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const closing = nextClosing(day);
  return [
    {
      name: t('Plan', 'Plan'),
      settings: [
        {
          label: t("Clôture de l'exercice (à modifier)", 'Closing date (change it)'),
          value: { day: closing },
          kind: 'date',
          input: true,
        },
      ],
      columns: [
        { title: t('Phase', 'Phase'), width: 30 },
        { title: t('Tâche', 'Task'), width: 52 },
        { title: t('Responsable', 'Owner'), width: 24, input: true },
        { title: t('Livrable', 'Deliverable'), width: 32 },
        {
          title: t(
            'Semaines avant la clôture (après : négatif)',
            'Weeks before closing (after: negative)',
          ),
          width: 16,
          kind: 'number',
          input: true,
        },
        { title: t('Échéance', 'Due'), width: 14, kind: 'date' },
        { title: t('État', 'Status'), width: 12, choices: states[locale], input: true },
        { title: t('Remarques', 'Remarks'), width: 36, input: true },
      ],
      rows: workplanTasks.map(({ phase, task, owner, deliverable, weeks }, index) => [
        phase[locale],
        task[locale],
        owner[locale],
        deliverable[locale],
        weeks,
        weeksBefore(`E${firstLine(SETTINGS) + index}`, closing, weeks),
        states[locale][0] ?? null,
        ...empty(1),
      ]),
    },
  ];
};
