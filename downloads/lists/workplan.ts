import { weeksAfterClosing } from '@/downloads/examples/data/meeting';
import type { WrittenWords } from '@/lib/i18n/written';

/** A task: phase, what, who, what comes out of it, and weeks before closing (after it, below zero). */
export interface Task {
  readonly phase: WrittenWords;
  readonly task: WrittenWords;
  readonly owner: WrittenWords;
  readonly deliverable: WrittenWords;
  readonly weeks: number;
}

const phases = {
  scope: { fr: 'Cadrer', en: 'Frame' },
  materiality: { fr: 'Évaluer', en: 'Assess' },
  data: { fr: 'Collecter', en: 'Collect' },
  write: { fr: 'Rédiger', en: 'Write' },
  assure: { fr: 'Vérifier', en: 'Assure' },
  publish: { fr: 'Publier', en: 'Publish' },
} as const satisfies Record<string, WrittenWords>;

const owners = {
  legal: { fr: 'Direction juridique', en: 'Legal' },
  finance: { fr: 'Direction financière', en: 'Finance' },
  sustainability: { fr: 'Direction RSE', en: 'Sustainability' },
  people: { fr: 'Ressources humaines', en: 'Human resources' },
  board: { fr: "Conseil d'administration", en: 'Board' },
  audit: { fr: "Comité d'audit", en: 'Audit committee' },
  meeting: { fr: 'Assemblée générale', en: 'General meeting' },
} as const satisfies Record<string, WrittenWords>;

const task = (
  phase: keyof typeof phases,
  weeks: number,
  owner: keyof typeof owners,
  [fr, en]: readonly [string, string],
  [deliverableFr, deliverableEn]: readonly [string, string],
): Task => ({
  phase: phases[phase],
  task: { fr, en },
  owner: owners[owner],
  deliverable: { fr: deliverableFr, en: deliverableEn },
  weeks,
});

/** A first report in order of date: a plan to adapt, within the time limits of French law. */
export const workplanTasks: readonly Task[] = [
  task(
    'scope',
    56,
    'legal',
    [
      'Vérifier les critères, entité par entité et pour le groupe',
      'Check the tests, entity by entity and for the group',
    ],
    ['Note de périmètre signée', 'Signed scoping note'],
  ),
  task(
    'scope',
    55,
    'finance',
    ['Nommer un pilote et un responsable par sujet', 'Name a lead, and an owner for each topic'],
    ['Lettre de mission', 'Mandate letter'],
  ),
  task(
    'scope',
    54,
    'audit',
    ["Fixer le suivi par le comité d'audit", 'Settle how the audit committee follows it'],
    ['Calendrier du comité', "The committee's calendar"],
  ),
  task(
    'assure',
    52,
    'finance',
    ['Choisir le vérificateur', 'Choose the assurance provider'],
    ['Proposition de nomination', 'Proposed appointment'],
  ),
  task(
    'materiality',
    52,
    'sustainability',
    ['Décrire les activités et la chaîne de valeur', 'Describe the business and its value chain'],
    ['Carte de la chaîne de valeur', 'Map of the value chain'],
  ),
  task(
    'materiality',
    44,
    'sustainability',
    ['Lister les IRO, interroger les parties prenantes', 'List the IROs, consult stakeholders'],
    ['Liste longue et comptes rendus', 'Long list and records'],
  ),
  task(
    'materiality',
    43,
    'board',
    ['Fixer le seuil, avant de coter', 'Set the threshold, before scoring'],
    ['Seuil motivé', 'Reasoned threshold'],
  ),
  task(
    'materiality',
    41,
    'sustainability',
    ['Coter les IRO au regard du seuil', 'Score the IROs against the threshold'],
    ['Grille cotée', 'Scored grid'],
  ),
  task(
    'materiality',
    39,
    'board',
    ['Valider les IRO matériels', 'Approve the material IROs'],
    ['Procès-verbal', 'Minutes'],
  ),
  task(
    'data',
    35,
    'sustainability',
    ['Relier chaque IRO aux informations à publier', 'Link each IRO to what is to be disclosed'],
    ["Analyse d'écart", 'Gap analysis'],
  ),
  task(
    'assure',
    32,
    'meeting',
    ['Assemblée : désigner le vérificateur', 'General meeting: appoint the provider'],
    ['Procès-verbal', 'Minutes'],
  ),
  task(
    'data',
    26,
    'finance',
    [
      'Désigner la source, la méthode et le contrôle de chaque donnée',
      'Name the source, method and control of each data point',
    ],
    ['Registre des données', 'Data register'],
  ),
  task(
    'data',
    26,
    'people',
    ['Préparer la consultation du CSE (France)', 'Prepare the works council consultation (France)'],
    ['Dossier de consultation', 'Consultation file'],
  ),
  task(
    'assure',
    10,
    'finance',
    ['Revue des contrôles par le vérificateur', 'Review of controls by the provider'],
    ['Liste des points à corriger', 'List of points to correct'],
  ),
  task(
    'data',
    9,
    'finance',
    ['Essai à blanc sur les mois écoulés', 'Dry run on the months gone by'],
    ["Liste d'écarts", 'List of gaps'],
  ),
  task(
    'write',
    8,
    'sustainability',
    [
      "Rédiger la partie qualitative de l'état de durabilité",
      'Write the narrative of the sustainability statement',
    ],
    ['Première version', 'First draft'],
  ),
  task(
    'data',
    0,
    'finance',
    ['Clôture : figer les périmètres et les facteurs', 'Closing: freeze scopes and factors'],
    ['Périmètres arrêtés', 'Scopes frozen'],
  ),
  task(
    'data',
    -5,
    'finance',
    ["Collecter et contrôler les données de l'exercice", 'Collect and check the data for the year'],
    ['Jeu de données contrôlé', 'Checked data set'],
  ),
  task(
    'write',
    -8,
    'sustainability',
    [
      "Achever l'état de durabilité et la taxonomie",
      'Complete the statement and the Taxonomy part',
    ],
    ['Version complète', 'Full draft'],
  ),
  task(
    'assure',
    -10,
    'finance',
    ['Répondre aux contrôles du vérificateur', "Answer the provider's tests"],
    ['Réponses et corrections', 'Answers and corrections'],
  ),
  task(
    'publish',
    -weeksAfterClosing.adopted,
    'board',
    ['Arrêter le rapport de gestion', 'Adopt the management report'],
    ['Rapport arrêté', 'Adopted report'],
  ),
  task(
    'assure',
    -weeksAfterClosing.signed,
    'audit',
    ['Recevoir le rapport de certification', 'Receive the assurance report'],
    ['Rapport signé', 'Signed report'],
  ),
  task(
    'publish',
    -weeksAfterClosing.convened,
    'board',
    ["Convoquer l'assemblée, documents à l'appui", 'Convene the meeting with its documents'],
    ['Convocation', 'Notice of meeting'],
  ),
  task(
    'publish',
    -weeksAfterClosing.convened,
    'legal',
    ["Société cotée : déposer le rapport à l'AMF", 'If listed: file the report with the AMF'],
    ['Preuve du dépôt', 'Proof of filing'],
  ),
  task(
    'publish',
    -weeksAfterClosing.meeting,
    'meeting',
    ['Assemblée : approuver les comptes', 'General meeting: approve the accounts'],
    ['Procès-verbal', 'Minutes'],
  ),
  task(
    'publish',
    -weeksAfterClosing.filed,
    'legal',
    ['Déposer les comptes et les rapports au greffe', 'File the accounts and the reports'],
    ['Récépissé du greffe', "Registry's receipt"],
  ),
  task(
    'publish',
    -26,
    'sustainability',
    ["Tirer les leçons avant l'exercice suivant", 'Draw lessons for the next year'],
    ["Plan d'amélioration", 'Improvement plan'],
  ),
];
