import { correctionDays } from '@/downloads/examples/compute/rating-correction';
import { notifiedOn } from '@/downloads/examples/data/rating';
import type { ExamplePart } from '@/downloads/examples/parts';
import type { LawContext } from '@/downloads/law';
import { figureValue } from '@/downloads/law';
import { name } from '@/law/sample-company/company';
import { formatDate, midnight } from '@/lib/dates';
import { localeTags, type Written } from '@/lib/i18n/locales';

const words = {
  fr: {
    intro: (date: string, full: number) =>
      `Un fournisseur notifie à ${name} sa première notation le ${date}, pendant les heures de travail. L'entreprise dispose d'au moins ${full} jours ouvrables complets avant l'émission ; le jour de la notification n'est pas complet, le samedi, le dimanche et les jours fériés français ne comptent pas.`,
    caption: 'Le décompte des jours',
    columns: ['Jour', 'Ce qu’il est', 'Jours complets écoulés'],
    notified: 'Notification',
    counts: 'Compte',
    weekend: 'Fin de semaine',
    holiday: 'Jour férié',
    issue: 'Premier jour où la notation peut être émise',
    todo: 'Le premier jour, relire chaque donnée et demander gratuitement celles que le fournisseur détient ; le dernier, envoyer la liste des erreurs de fait avec leurs preuves et garder l’accusé de réception.',
  },
  en: {
    intro: (date: string, full: number) =>
      `A provider notifies ${name} of its first rating on ${date}, during working hours. The company has at least ${full} full working days before the rating is issued. The day of the notice is not full; Saturdays, Sundays and French public holidays do not count.`,
    caption: 'How the days are counted',
    columns: ['Day', 'What it is', 'Full days so far'],
    notified: 'Notice',
    counts: 'Counts',
    weekend: 'Weekend',
    holiday: 'Public holiday',
    issue: 'First day on which the rating may be issued',
    todo: 'On the first day, read every item and ask, free of charge, for the data the provider holds. On the last, send the list of factual errors with the evidence, and keep the acknowledgement.',
  },
} as const;

/** The days that a rated company has to point out errors. */
export function showRating({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const full = figureValue(register, 'ratings-notice.notice', day);
  const [date, kind, count] = t.columns;
  return [
    t.intro(formatDate(notifiedOn, locale), full),
    {
      caption: t.caption,
      columns: [{ label: date }, { label: kind }, { label: count, numeric: true }],
      rows: correctionDays(notifiedOn, full).map((counted) => ({
        head: withWeekday(counted.day, locale),
        cells: [t[counted.kind], String(counted.count)],
        sum: counted.kind === 'issue',
      })),
    },
    t.todo,
  ];
}

/** `jeudi 25 mars 2027`, `Thursday 25 March 2027`. */
function withWeekday(day: string, locale: Written): string {
  const weekday = new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(midnight(day));
  return `${weekday} ${formatDate(day, locale)}`;
}
