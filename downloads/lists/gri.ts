import type { WrittenWords } from '@/lib/i18n/written';

/** A disclosure: number, English title, and a French short title of ours. */
export type GriDisclosure = readonly [number: string, title: WrittenWords];

const d = (number: string, en: string, fr: string): GriDisclosure => [number, { fr, en }];

/** GRI 2: General Disclosures 2021, and GRI 3: Material Topics 2021. */
export const griDisclosures: readonly GriDisclosure[] = [
  d('2-1', 'Organizational details', "Détails sur l'organisation"),
  d(
    '2-2',
    "Entities included in the organization's sustainability reporting",
    'Entités incluses dans le reporting de durabilité',
  ),
  d(
    '2-3',
    'Reporting period, frequency and contact point',
    'Période, fréquence et point de contact',
  ),
  d('2-4', 'Restatements of information', "Reformulation d'informations"),
  d('2-5', 'External assurance', 'Assurance externe'),
  d(
    '2-6',
    'Activities, value chain and other business relationships',
    "Activités, chaîne de valeur et autres relations d'affaires",
  ),
  d('2-7', 'Employees', 'Salariés'),
  d('2-8', 'Workers who are not employees', 'Travailleurs qui ne sont pas salariés'),
  d('2-9', 'Governance structure and composition', 'Structure et composition de la gouvernance'),
  d(
    '2-10',
    'Nomination and selection of the highest governance body',
    "Nomination et sélection de l'organe de gouvernance le plus élevé",
  ),
  d(
    '2-11',
    'Chair of the highest governance body',
    "Présidence de l'organe de gouvernance le plus élevé",
  ),
  d(
    '2-12',
    'Role of the highest governance body in overseeing the management of impacts',
    'Rôle de cet organe dans la supervision des impacts',
  ),
  d(
    '2-13',
    'Delegation of responsibility for managing impacts',
    'Délégation de la gestion des impacts',
  ),
  d(
    '2-14',
    'Role of the highest governance body in sustainability reporting',
    'Rôle de cet organe dans le reporting de durabilité',
  ),
  d('2-15', 'Conflicts of interest', "Conflits d'intérêts"),
  d('2-16', 'Communication of critical concerns', 'Communication des préoccupations majeures'),
  d(
    '2-17',
    'Collective knowledge of the highest governance body',
    'Connaissances collectives de cet organe',
  ),
  d(
    '2-18',
    'Evaluation of the performance of the highest governance body',
    'Évaluation de la performance de cet organe',
  ),
  d('2-19', 'Remuneration policies', 'Politiques de rémunération'),
  d('2-20', 'Process to determine remuneration', 'Détermination de la rémunération'),
  d('2-21', 'Annual total compensation ratio', 'Ratio de rémunération totale annuelle'),
  d(
    '2-22',
    'Statement on sustainable development strategy',
    'Déclaration sur la stratégie de développement durable',
  ),
  d('2-23', 'Policy commitments', 'Engagements'),
  d('2-24', 'Embedding policy commitments', 'Mise en œuvre des engagements'),
  d(
    '2-25',
    'Processes to remediate negative impacts',
    'Processus de réparation des impacts négatifs',
  ),
  d(
    '2-26',
    'Mechanisms for seeking advice and raising concerns',
    'Mécanismes de conseil et de signalement',
  ),
  d('2-27', 'Compliance with laws and regulations', 'Conformité aux lois et règlements'),
  d('2-28', 'Membership associations', 'Adhésion à des associations'),
  d(
    '2-29',
    'Approach to stakeholder engagement',
    'Approche du dialogue avec les parties prenantes',
  ),
  d('2-30', 'Collective bargaining agreements', 'Conventions collectives'),
  d('3-1', 'Process to determine material topics', 'Détermination des thèmes pertinents'),
  d('3-2', 'List of material topics', 'Liste des thèmes pertinents'),
  d('3-3', 'Management of material topics', 'Gestion des thèmes pertinents (une ligne par thème)'),
];

/**
 * GRI 101: Biodiversity 2024, for reports published since 2026, and GRI 102: Climate Change 2025 and GRI 103:
 * Energy 2025, for those published from 2027, where these topics are material.
 */
export const griTopics: readonly GriDisclosure[] = [
  d(
    '101-1',
    'Policies to halt and reverse biodiversity loss',
    "Politiques pour arrêter et inverser l'érosion de la biodiversité",
  ),
  d('101-2', 'Management of biodiversity impacts', 'Gestion des impacts sur la biodiversité'),
  d('101-3', 'Access and benefit-sharing', 'Accès et partage des avantages'),
  d(
    '101-4',
    'Identification of biodiversity impacts',
    'Identification des impacts sur la biodiversité',
  ),
  d('101-5', 'Locations with biodiversity impacts', 'Lieux où la biodiversité subit des impacts'),
  d(
    '101-6',
    'Direct drivers of biodiversity loss',
    "Facteurs directs de l'érosion de la biodiversité",
  ),
  d('101-7', 'Changes to the state of biodiversity', "Évolution de l'état de la biodiversité"),
  d('101-8', 'Ecosystem services', 'Services écosystémiques'),
  d(
    '102-1',
    'Transition plan for climate change mitigation',
    "Plan de transition pour l'atténuation",
  ),
  d('102-2', 'Climate change adaptation plan', "Plan d'adaptation"),
  d('102-3', 'Just transition', 'Transition juste'),
  d(
    '102-4',
    'GHG emissions reduction targets and progress',
    'Objectifs de réduction des émissions et progrès',
  ),
  d('102-5', 'Scope 1 GHG emissions', 'Émissions du scope 1'),
  d('102-6', 'Scope 2 GHG emissions', 'Émissions du scope 2'),
  d('102-7', 'Scope 3 GHG emissions', 'Émissions du scope 3'),
  d('102-8', 'GHG emissions intensity', 'Intensité des émissions'),
  d('102-9', 'GHG removals in the value chain', 'Absorptions dans la chaîne de valeur'),
  d('102-10', 'Carbon credits', 'Crédits carbone'),
  d('103-1', 'Energy policies and commitments', "Politiques et engagements en matière d'énergie"),
  d(
    '103-2',
    'Energy consumption and self-generation within the organization',
    "Consommation et production d'énergie dans l'organisation",
  ),
  d(
    '103-3',
    'Upstream and downstream energy consumption',
    "Consommation d'énergie en amont et en aval",
  ),
  d('103-4', 'Energy intensity', 'Intensité énergétique'),
  d('103-5', 'Reduction in energy consumption', "Réduction de la consommation d'énergie"),
];

/** Those for which GRI 1 allows no reason for omission. */
export const withoutOmission: readonly string[] = ['2-1', '2-2', '2-3', '2-4', '2-5', '3-1', '3-2'];
