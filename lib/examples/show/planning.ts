import { datedStages } from '@/lib/examples/compute/assurance-planning';
import type { ExampleContext } from '@/lib/examples/context';
import { generalMeeting, stages } from '@/lib/examples/data/meeting';
import type { ExamplePart } from '@/lib/examples/parts';
import { formatDate } from '@/lib/format';
import { name } from '@/lib/sample-company/company';

const words = {
  fr: {
    intro: (date: string) =>
      `L'assemblée générale d'${name} se tient le ${date}. Chaque date se compte à rebours ; un samedi, un dimanche ou un jour férié cède la place au jour ouvré qui précède.`,
    caption: "Le calendrier de l'assurance",
    columns: ['Étape', 'Qui', "Semaines avant l'assemblée", 'Date'],
    choice: "Ces intervalles sont le plan de l'entreprise ; la loi ne les fixe pas.",
  },
  en: {
    intro: (date: string) =>
      `The general meeting of ${name} is on ${date}. Every date is counted back from it; a Saturday, a Sunday or a public holiday gives way to the working day before.`,
    caption: 'The timetable of the engagement',
    columns: ['Step', 'Who', 'Weeks before the meeting', 'Date'],
    choice: 'These intervals are the company’s plan; the law does not set them.',
  },
} as const;

/** An assurance engagement, counted back from the general meeting. */
export function showPlanning({ locale }: ExampleContext): ExamplePart[] {
  const t = words[locale];
  const [what, who, weeks, date] = t.columns;
  return [
    t.intro(formatDate(generalMeeting, locale)),
    {
      caption: t.caption,
      columns: [{ label: what }, { label: who }, { label: weeks, numeric: true }, { label: date }],
      rows: datedStages(stages, generalMeeting).map((stage) => ({
        head: stage.what[locale],
        cells: [stage.who[locale], String(stage.weeksBefore), formatDate(stage.date, locale)],
      })),
    },
    t.choice,
  ];
}
