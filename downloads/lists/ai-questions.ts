import type { WrittenWords } from '@/lib/i18n/written';

/** A question, the evidence that settles it, and its weight from 1 to 3. */
export type AiQuestion = readonly [
  theme: WrittenWords,
  question: WrittenWords,
  evidence: WrittenWords,
  weight: 1 | 2 | 3,
];

const themes = {
  sources: { fr: 'Sources', en: 'Sources' },
  quality: { fr: 'Qualité', en: 'Quality' },
  trail: { fr: 'Traçabilité', en: 'Audit trail' },
  data: { fr: 'Données et RGPD', en: 'Data and GDPR' },
  act: { fr: 'Règlement IA', en: 'AI Act' },
  contract: { fr: 'Contrat', en: 'Contract' },
} as const satisfies Record<string, WrittenWords>;

const q = (
  theme: keyof typeof themes,
  weight: 1 | 2 | 3,
  question: WrittenWords,
  evidence: WrittenWords,
): AiQuestion => [themes[theme], question, evidence, weight];

export const aiQuestions: readonly AiQuestion[] = [
  q(
    'sources',
    3,
    {
      fr: "D'où viennent les textes que l'outil cite ?",
      en: 'Where do the texts that the tool cites come from?',
    },
    {
      fr: 'Liste des sources, avec la date de mise à jour',
      en: 'List of sources with their update dates',
    },
  ),
  q(
    'sources',
    3,
    {
      fr: 'Chaque réponse renvoie-t-elle à un article précis, à une date donnée ?',
      en: 'Does every answer point to an article as it stood on a given day?',
    },
    { fr: 'Dix réponses sur vos propres questions', en: 'Ten answers to your own questions' },
  ),
  q(
    'sources',
    2,
    {
      fr: 'Sous quel délai un nouveau texte est-il pris en compte ?',
      en: 'How soon is a new text taken into account?',
    },
    { fr: 'Journal des mises à jour sur six mois', en: 'Six months of update logs' },
  ),
  q(
    'sources',
    2,
    {
      fr: "L'outil distingue-t-il le droit en vigueur, les propositions et le droit national ?",
      en: 'Does the tool tell law in force from proposals and from national law?',
    },
    {
      fr: 'Essai sur un texte encore en discussion',
      en: 'A test on a text still under discussion',
    },
  ),
  q(
    'quality',
    3,
    {
      fr: "Que fait l'outil quand il ne sait pas ?",
      en: 'What does the tool do when it does not know?',
    },
    { fr: 'Questions pièges, hors de son domaine', en: 'Trick questions outside its field' },
  ),
  q(
    'quality',
    2,
    {
      fr: "Comment le taux d'erreur est-il mesuré, et par qui ?",
      en: 'How is the error rate measured, and by whom?',
    },
    { fr: "Jeu d'essai, méthode, résultats datés", en: 'Test set, method, dated results' },
  ),
  q(
    'quality',
    2,
    {
      fr: 'Les calculs sont-ils faits par du code ou par le modèle ?',
      en: 'Are calculations done by code or by the model?',
    },
    { fr: 'Un calcul refait à la main', en: 'One calculation redone by hand' },
  ),
  q(
    'quality',
    2,
    {
      fr: 'La même question donne-t-elle la même réponse ?',
      en: 'Does the same question give the same answer?',
    },
    { fr: 'Trois essais à un jour d’écart', en: 'Three tries a day apart' },
  ),
  q(
    'trail',
    3,
    {
      fr: "Qui a relu quoi, et quand : l'outil le garde-t-il ?",
      en: 'Who reviewed what, and when: does the tool keep it?',
    },
    { fr: 'Historique exporté pour une donnée', en: 'Exported history of one data point' },
  ),
  q(
    'trail',
    2,
    {
      fr: 'Le vérificateur peut-il suivre une donnée jusqu’à sa pièce ?',
      en: 'Can the assurance provider follow a figure to its source document?',
    },
    { fr: 'Démonstration sur un fichier réel', en: 'Demonstration on a real file' },
  ),
  q(
    'trail',
    2,
    {
      fr: 'La version du modèle utilisée est-elle conservée avec la réponse ?',
      en: 'Is the version of the model kept with the answer?',
    },
    { fr: 'Extrait du journal', en: 'Extract of the log' },
  ),
  q(
    'data',
    3,
    {
      fr: 'Nos données servent-elles à entraîner un modèle ?',
      en: 'Are our data used to train a model?',
    },
    { fr: 'Clause du contrat', en: 'Clause of the contract' },
  ),
  q(
    'data',
    3,
    {
      fr: 'Où les données sont-elles hébergées, et qui peut y accéder ?',
      en: 'Where are the data hosted, and who can access them?',
    },
    { fr: 'Liste des sous-traitants et des pays', en: 'List of processors and countries' },
  ),
  q(
    'data',
    2,
    {
      fr: 'Sur quelle base des données personnelles sortent-elles de l’Union ?',
      en: 'On what basis do personal data leave the Union?',
    },
    { fr: 'Décision d’adéquation ou clauses types', en: 'Adequacy decision or standard clauses' },
  ),
  q(
    'data',
    2,
    {
      fr: 'Que deviennent les données à la fin du contrat ?',
      en: 'What happens to the data when the contract ends?',
    },
    { fr: 'Procédure de restitution et d’effacement', en: 'Return and deletion procedure' },
  ),
  q(
    'act',
    3,
    {
      fr: 'Qui est fournisseur et qui est déployeur au sens du règlement IA ?',
      en: 'Who is the provider and who is the deployer under the AI Act?',
    },
    { fr: 'Note de qualification signée', en: 'Signed note on roles' },
  ),
  q(
    'act',
    2,
    {
      fr: "L'outil évalue-t-il des salariés, même indirectement ?",
      en: 'Does the tool evaluate workers, even indirectly?',
    },
    { fr: 'Description des usages prévus', en: 'Description of intended uses' },
  ),
  q(
    'act',
    2,
    {
      fr: 'Les contenus produits sont-ils signalés comme tels ?',
      en: 'Is generated content marked as such?',
    },
    { fr: 'Exemple de fichier produit', en: 'A generated file' },
  ),
  q(
    'contract',
    2,
    {
      fr: "Qui répond d'une erreur publiée dans le rapport ?",
      en: 'Who answers for an error published in the report?',
    },
    { fr: 'Clause de responsabilité', en: 'Liability clause' },
  ),
  q(
    'contract',
    1,
    {
      fr: 'Peut-on exporter tout le travail dans un format ouvert ?',
      en: 'Can all the work be exported in an open format?',
    },
    { fr: 'Export complet d’un dossier', en: 'Full export of one file' },
  ),
];
