import { addDays } from '@/lib/dates';
import type { WrittenWords } from '@/lib/i18n/locales';

/** The end of the financial year that the sample company reports on. */
export const closing = '2027-12-31';

/**
 * The end of a reporting cycle, in weeks after closing: a plan within the limits of French law, shared by
 * the spreadsheets so that all of them tell one date.
 */
export const weeksAfterClosing = {
  adopted: 12,
  signed: 15,
  convened: 17,
  meeting: 20,
  filed: 24,
} as const;

/** The general meeting that approves the accounts of that year. */
export const generalMeeting = addDays(closing, 7 * weeksAfterClosing.meeting);

/** A step of the engagement, planned in weeks before the general meeting; after it, below zero. */
export interface Stage {
  readonly what: WrittenWords;
  readonly who: WrittenWords;
  readonly weeksBefore: number;
}

const beforeMeeting = (step: keyof typeof weeksAfterClosing): number =>
  weeksAfterClosing.meeting - weeksAfterClosing[step];

const finance = { fr: 'Direction financière', en: 'Finance' };
const provider = { fr: 'Vérificateur', en: 'Assurance provider' };
const board = { fr: "Conseil d'administration", en: 'Board of directors' };
const shareholders = { fr: 'Assemblée générale', en: 'General meeting' };
const legal = { fr: 'Direction juridique', en: 'Legal team' };

/** The company's own plan, the earliest step first. */
export const stages: readonly Stage[] = [
  {
    what: {
      fr: "Vérificateur désigné par l'assemblée précédente",
      en: 'Assurance provider appointed by the previous meeting',
    },
    who: shareholders,
    weeksBefore: 52,
  },
  {
    what: { fr: 'Lettre de mission signée', en: 'Engagement letter signed' },
    who: finance,
    weeksBefore: 48,
  },
  {
    what: {
      fr: 'Double matérialité remise au vérificateur',
      en: 'Materiality assessment handed over',
    },
    who: { fr: 'Direction RSE', en: 'Sustainability team' },
    weeksBefore: 42,
  },
  {
    what: { fr: 'Revue des processus et des contrôles', en: 'Review of processes and controls' },
    who: provider,
    weeksBefore: 30,
  },
  {
    what: { fr: "Essai à blanc et liste d'écarts", en: 'Dry run and list of gaps' },
    who: { fr: 'Audit interne', en: 'Internal audit' },
    weeksBefore: 29,
  },
  {
    what: { fr: 'Données de l’exercice arrêtées', en: 'Data for the year finalised' },
    who: finance,
    weeksBefore: 15,
  },
  {
    what: { fr: 'Contrôles sur pièces et sur sites', en: 'Testing of documents and sites' },
    who: provider,
    weeksBefore: 12,
  },
  {
    what: { fr: 'Projet de conclusion discuté', en: 'Draft conclusion discussed' },
    who: { fr: "Comité d'audit", en: 'Audit committee' },
    weeksBefore: 9,
  },
  {
    what: { fr: 'Rapport de gestion arrêté', en: 'Management report adopted' },
    who: board,
    weeksBefore: beforeMeeting('adopted'),
  },
  {
    what: { fr: 'Rapport de certification signé', en: 'Assurance report signed' },
    who: provider,
    weeksBefore: beforeMeeting('signed'),
  },
  {
    what: {
      fr: 'Assemblée convoquée, documents mis à disposition',
      en: 'General meeting convened, documents made available',
    },
    who: board,
    weeksBefore: beforeMeeting('convened'),
  },
  {
    what: {
      fr: 'Comptes approuvés par l’assemblée',
      en: 'General meeting approves the accounts',
    },
    who: shareholders,
    weeksBefore: beforeMeeting('meeting'),
  },
  {
    what: { fr: 'Comptes et rapports déposés au greffe', en: 'Accounts filed with the registry' },
    who: legal,
    weeksBefore: beforeMeeting('filed'),
  },
];
