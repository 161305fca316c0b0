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

/** A first report in order of date; a plan to adapt, whose intervals no law sets. */
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
    50,
    'sustainability',
    ['Décrire les activités et la chaîne de valeur', 'Describe the business and its value chain'],
    ['Carte de la chaîne de valeur', 'Map of the value chain'],
  ),
  task(
    'materiality',
    46,
    'sustainability',
    [
      'Dresser la liste des IRO et interroger les parties prenantes',
      'List the IROs and consult stakeholders',
    ],
    ['Liste longue et comptes rendus', 'Long list and records'],
  ),
  task(
    'materiality',
    40,
    'sustainability',
    ['Coter, fixer le seuil, décider', 'Score, set the threshold, decide'],
    ['Grille cotée', 'Scored grid'],
  ),
  task(
    'materiality',
    36,
    'board',
    ['Valider les IRO matériels', 'Approve the material IROs'],
    ['Procès-verbal', 'Minutes'],
  ),
  task(
    'data',
    34,
    'sustainability',
    ['Relier chaque IRO aux informations à publier', 'Link each IRO to what is to be disclosed'],
    ["Analyse d'écart", 'Gap analysis'],
  ),
  task(
    'data',
    30,
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
    'data',
    20,
    'finance',
    ['Collecte à blanc sur les mois écoulés', 'Dry run on the months gone by'],
    ['Jeu de données provisoire', 'Provisional data set'],
  ),
  task(
    'assure',
    16,
    'audit',
    ['Revue intermédiaire avec le vérificateur', 'Interim review with the assurance provider'],
    ['Liste des points à corriger', 'List of points to correct'],
  ),
  task(
    'write',
    10,
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
    ["Collecter et contrôler les données de l'exercice", 'Collect and check the data of the year'],
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
    -12,
    'board',
    ['Arrêter le rapport de gestion', 'Adopt the management report'],
    ['Rapport arrêté', 'Adopted report'],
  ),
  task(
    'assure',
    -14,
    'audit',
    ['Recevoir le rapport de certification', 'Receive the assurance report'],
    ['Rapport signé', 'Signed report'],
  ),
  task(
    'publish',
    -16,
    'legal',
    ['Mettre le rapport à disposition et le déposer', 'Make the report available and file it'],
    ['Preuve du dépôt', 'Proof of filing'],
  ),
  task(
    'publish',
    -22,
    'sustainability',
    ["Tirer les leçons avant l'exercice suivant", 'Draw lessons for the next year'],
    ["Plan d'amélioration", 'Improvement plan'],
  ),
];
