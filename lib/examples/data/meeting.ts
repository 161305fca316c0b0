import type { WrittenWords } from '@/lib/i18n/written';

/** The general meeting that the sample company plans for. */
export const generalMeeting = '2028-05-22';

/** A step of the engagement, planned in weeks before the general meeting. */
export interface Stage {
  readonly what: WrittenWords;
  readonly who: WrittenWords;
  readonly weeksBefore: number;
}

const finance = { fr: 'Direction financière', en: 'Finance' };
const provider = { fr: 'Vérificateur', en: 'Assurance provider' };
const board = { fr: "Conseil d'administration", en: 'Board of directors' };

/** The company's own plan, the earliest step first; the law sets none of these intervals. */
export const stages: readonly Stage[] = [
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
    weeksBefore: 40,
  },
  {
    what: { fr: 'Revue des processus et des contrôles', en: 'Review of processes and controls' },
    who: provider,
    weeksBefore: 30,
  },
  {
    what: { fr: 'Données de l’exercice arrêtées', en: 'Data of the year closed' },
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
    weeksBefore: 8,
  },
  {
    what: { fr: 'Rapport de gestion arrêté', en: 'Management report adopted' },
    who: board,
    weeksBefore: 7,
  },
  {
    what: { fr: 'Rapport de certification signé', en: 'Assurance report signed' },
    who: provider,
    weeksBefore: 5,
  },
  {
    what: {
      fr: 'Documents mis à disposition des actionnaires',
      en: 'Documents made available to shareholders',
    },
    who: { fr: 'Direction juridique', en: 'Legal team' },
    weeksBefore: 3,
  },
];
