import type { WrittenWords } from '@/lib/i18n/written';

/** A document the provider asks for, and how many weeks before signing it is due. */
export type Request = readonly [area: WrittenWords, document: WrittenWords, weeks: number];

const areas = {
  scope: { fr: 'Périmètre', en: 'Scope' },
  materiality: { fr: 'Double matérialité', en: 'Double materiality' },
  controls: { fr: 'Contrôle interne', en: 'Internal control' },
  environment: { fr: 'Environnement', en: 'Environment' },
  people: { fr: 'Social', en: 'People' },
  conduct: { fr: 'Conduite des affaires', en: 'Business conduct' },
  taxonomy: { fr: 'Taxonomie', en: 'Taxonomy' },
  statement: { fr: 'État de durabilité', en: 'Sustainability statement' },
} as const satisfies Record<string, WrittenWords>;

const r = (area: keyof typeof areas, weeks: number, fr: string, en: string): Request => [
  areas[area],
  { fr, en },
  weeks,
];

/** What a first engagement usually asks for; practice, not law. */
export const assuranceRequests: readonly Request[] = [
  r(
    'scope',
    40,
    'Organigramme des entités et périmètre de consolidation',
    'Chart of entities and scope of consolidation',
  ),
  r(
    'scope',
    40,
    'Note sur la chaîne de valeur : ce qui est couvert, ce qui est estimé',
    'Note on the value chain: what is covered, what is estimated',
  ),
  r(
    'scope',
    40,
    'Écarts avec le périmètre des états financiers, expliqués',
    'Differences from the scope of the financial statements, explained',
  ),
  r(
    'materiality',
    37,
    'Liste longue des enjeux et origine de chacun',
    'Long list of matters and where each comes from',
  ),
  r(
    'materiality',
    37,
    'Grille de cotation, échelle, seuil et raisons du seuil',
    'Scoring grid, scale, threshold and the reasons for it',
  ),
  r(
    'materiality',
    37,
    'Comptes rendus des échanges avec les parties prenantes',
    'Records of exchanges with stakeholders',
  ),
  r(
    'materiality',
    37,
    'Procès-verbal qui valide la liste des IRO',
    'Minutes that approve the list of IROs',
  ),
  r(
    'materiality',
    37,
    'Table qui relie les IRO aux informations publiées',
    'Table linking IROs to what is disclosed',
  ),
  r(
    'controls',
    28,
    'Description du processus de collecte, par donnée',
    'Description of the collection process, by data point',
  ),
  r(
    'controls',
    28,
    'Protocole de mesure et référentiel de définitions',
    'Measurement protocol and definitions',
  ),
  r(
    'controls',
    28,
    'Journal des contrôles : qui, quand, quel écart',
    'Log of controls: who, when, which difference',
  ),
  r(
    'controls',
    28,
    "Droits d'accès aux outils et historique des modifications",
    'Access rights to the tools and history of changes',
  ),
  r(
    'environment',
    12,
    'Factures et relevés qui fondent les énergies',
    'Bills and readings behind energy data',
  ),
  r(
    'environment',
    12,
    'Bilan des émissions : facteurs, sources, incertitudes',
    'Emissions inventory: factors, sources, uncertainties',
  ),
  r(
    'environment',
    12,
    'Plan de transition, jalons et budget, s’il existe',
    'Transition plan, milestones and budget, if there is one',
  ),
  r(
    'environment',
    12,
    'Registre des déchets et autorisations de rejet',
    'Waste register and discharge permits',
  ),
  r(
    'people',
    12,
    'Extraction de la paie, rapprochée des comptes',
    'Payroll extract, reconciled with the accounts',
  ),
  r(
    'people',
    12,
    'Registre des accidents et heures travaillées',
    'Accident register and hours worked',
  ),
  r('people', 12, "Calcul de l'écart de rémunération", 'Calculation of the pay gap'),
  r(
    'conduct',
    12,
    'Code de conduite, formations suivies, alertes reçues',
    'Code of conduct, training taken, reports received',
  ),
  r(
    'conduct',
    12,
    'Délais de paiement par catégorie de fournisseurs',
    'Payment times by category of supplier',
  ),
  r(
    'taxonomy',
    10,
    "Rapprochement avec le chiffre d'affaires, les CapEx et les OpEx",
    'Reconciliation with turnover, CapEx and OpEx',
  ),
  r(
    'taxonomy',
    10,
    'Preuve des critères, par activité alignée',
    'Evidence of the criteria, by aligned activity',
  ),
  r(
    'taxonomy',
    10,
    'Garanties minimales : procédures et contentieux',
    'Minimum safeguards: procedures and litigation',
  ),
  r(
    'statement',
    6,
    "Projet complet de l'état de durabilité",
    'Full draft of the sustainability statement',
  ),
  r(
    'statement',
    6,
    'Liens avec les états financiers, montant par montant',
    'Links with the financial statements, amount by amount',
  ),
  r('statement', 2, 'Lettre d’affirmation de la direction', "Management's representation letter"),
];
