import { datedStages } from '@/downloads/examples/compute/assurance-planning';
import { generalMeeting, stages } from '@/downloads/examples/data/meeting';
import type { ExamplePart } from '@/downloads/examples/parts';
import type { LawContext } from '@/downloads/law';
import { figureQuantity } from '@/downloads/law';
import { name } from '@/law/sample-company/company';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';

/** A time limit of the register in words. */
type Limit = (figure: string) => string;

const words = {
  fr: {
    intro: (date: string) =>
      `L'assemblée générale d'${name} se tient le ${date}. Chaque date se compte à rebours ; un samedi, un dimanche ou un jour férié cède la place au jour ouvré qui précède.`,
    caption: "Le calendrier de l'assurance",
    columns: ['Étape', 'Qui', "Semaines avant l'assemblée (après : négatif)", 'Date'],
    choice: (limit: Limit) =>
      `Ces intervalles sont le plan de l'entreprise. Pour une SA, le Code de commerce en fixe les bornes : assemblée dans les ${limit('fr-general-meeting.held')} de la clôture (art. L. 225-100), convocation au moins ${limit('fr-general-meeting.notice')} avant (art. R. 225-69), documents à disposition pendant les ${limit('fr-general-meeting.documents')} qui précèdent (art. L. 225-115 et R. 225-89), comptes et rapport de gestion au commissaire aux comptes ${limit('fr-general-meeting.auditor')} avant la convocation (art. R. 232-1), dépôt au greffe au plus tard ${limit('fr-accounts-filing.paper')} après l'approbation, ${limit('fr-accounts-filing.electronic')} par voie électronique (art. L. 232-23, dans sa rédaction de 2019). Une société cotée publie en outre son rapport financier annuel dans les ${limit('fr-annual-financial-report.deadline')} de la clôture (Code monétaire et financier, art. L. 451-1-2).`,
  },
  en: {
    intro: (date: string) =>
      `The general meeting of ${name} is on ${date}. Every date is counted back from it; a Saturday, a Sunday or a public holiday gives way to the working day before.`,
    caption: 'The timetable of the engagement',
    columns: ['Step', 'Who', 'Weeks before the meeting (after: negative)', 'Date'],
    choice: (limit: Limit) =>
      `These intervals are the company's plan. For an SA the French Commercial Code sets the limits: meeting within ${limit('fr-general-meeting.held')} of year end (Art. L. 225-100), notice at least ${limit('fr-general-meeting.notice')} before it (Art. R. 225-69), documents available for the ${limit('fr-general-meeting.documents')} before it (Arts L. 225-115 and R. 225-89), accounts and management report with the statutory auditor ${limit('fr-general-meeting.auditor')} before the notice (Art. R. 232-1), filing with the registry within ${limit('fr-accounts-filing.paper')} of approval, ${limit('fr-accounts-filing.electronic')} if electronic (Art. L. 232-23, 2019 wording). A listed company also publishes its annual financial report within ${limit('fr-annual-financial-report.deadline')} of year end (Monetary and Financial Code, Art. L. 451-1-2).`,
  },
} as const;

/** An assurance engagement, counted back from the general meeting. */
export function showPlanning({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const [what, who, weeks, date] = t.columns;
  return [
    t.intro(formatDate(generalMeeting, locale)),
    {
      caption: t.caption,
      columns: [{ label: what }, { label: who }, { label: weeks, numeric: true }, { label: date }],
      rows: datedStages(stages, generalMeeting).map((stage) => ({
        head: stage.what[locale],
        cells: [
          stage.who[locale],
          formatNumber(stage.weeksBefore, locale),
          formatDate(stage.date, locale),
        ],
      })),
    },
    t.choice((figure) => figureQuantity(register, figure, { day, locale })),
  ];
}
