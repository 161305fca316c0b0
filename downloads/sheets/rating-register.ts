import type { DownloadContext } from '@/downloads/context';
import { serialOf } from '@/downloads/days';
import { correctionDays } from '@/downloads/examples/compute/rating-correction';
import { isHoliday } from '@/downloads/examples/compute/working-days';
import { notifiedOn } from '@/downloads/examples/data/rating';
import { figureValue } from '@/downloads/examples/law';
import type { Cell, Sheet, Workbook } from '@/downloads/workbook';
import { addDays } from '@/lib/dates';
import type { Written } from '@/lib/i18n/written';
import { empty, firstLine, inLanguage, yesNo } from './common';

const SETTINGS = 1;
const EMPTY_LINES = 30;
/** Calendar years whose public holidays the sheet lists, from that of the day on. */
const YEARS = 5;

/** Ratings received, with the first day on which each may be issued. */
export const ratingRegister = ({ register, day, locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const full = figureValue(register, 'ratings-notice.notice', day);
  const holidays = holidaySheet(day, locale);
  const issued = correctionDays(notifiedOn, full).at(-1)?.day ?? notifiedOn;
  const dates = `${holidays.name}!$A$${firstLine(0)}:$A$${holidays.rows.length + 1}`;
  const earliest = (line: number, value: Cell) => ({
    formula: `IF(D${line}="","",WORKDAY(D${line},$B$1+1,${dates}))`,
    value: typeof value === 'string' ? serialOf(value) : '',
  });
  return [
    {
      name: t('Registre', 'Register'),
      settings: [
        {
          label: t(
            'Jours ouvrables complets avant une première notation',
            'Full working days before a first rating',
          ),
          value: full,
        },
      ],
      columns: columnsIn(locale),
      rows: Array.from({ length: EMPTY_LINES + 1 }, (_, index) => {
        const line = firstLine(SETTINGS) + index;
        return index === 0
          ? [
              t('Exemple à remplacer', 'Example to replace'),
              null,
              yesNo[locale][1],
              { day: notifiedOn },
              earliest(line, issued),
              ...empty(7),
            ]
          : [...empty(4), earliest(line, null), ...empty(7)];
      }),
    },
    holidays,
  ];
};

function columnsIn(locale: Written): Sheet['columns'] {
  const t = inLanguage(locale);
  return [
    { title: t('Fournisseur', 'Provider'), width: 44, input: true },
    { title: t('Notation et échelle', 'Rating and scale'), width: 22, input: true },
    { title: t('Sollicitée', 'Solicited'), width: 12, choices: yesNo[locale], input: true },
    { title: t('Notifiée le', 'Notified on'), width: 14, kind: 'date', input: true },
    { title: t('Émission au plus tôt', 'Earliest issue'), width: 14, kind: 'date' },
    {
      title: t('Données demandées le', 'Data asked for on'),
      width: 14,
      kind: 'date',
      input: true,
    },
    { title: t('Erreur de fait relevée', 'Factual error found'), width: 38, input: true },
    { title: t('Preuve', 'Evidence'), width: 30, input: true },
    {
      title: t('Correction demandée le', 'Correction asked for on'),
      width: 14,
      kind: 'date',
      input: true,
    },
    { title: t('Réponse', 'Answer'), width: 32, input: true },
    {
      title: t('Réclamation déposée le', 'Complaint filed on'),
      width: 14,
      kind: 'date',
      input: true,
    },
    {
      title: t('Où la notation est citée', 'Where the rating is quoted'),
      width: 32,
      input: true,
    },
  ];
}

/** Public holidays of mainland France, for the formula to skip. */
function holidaySheet(day: string, locale: Written): Sheet {
  const t = inLanguage(locale);
  const year = Number(day.slice(0, 4));
  const end = `${year + YEARS - 1}-12-31`;
  const days: string[] = [];
  for (let date = `${year}-01-01`; date <= end; date = addDays(date, 1))
    if (isHoliday(date)) days.push(date);
  return {
    name: t('Fériés', 'Holidays'),
    columns: [
      {
        title: t('Jours fériés en France (complétez)', 'Public holidays in France (add yours)'),
        width: 36,
        kind: 'date',
        input: true,
      },
    ],
    rows: days.map((date) => [{ day: date }]),
  };
}
