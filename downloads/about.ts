import type { WrittenWords } from '@/lib/i18n/written';
import type { DownloadId } from './ids';

/** The description of a spreadsheet, for its cover and for links to it. */
interface About {
  readonly title: WrittenWords;
  /** One sentence: what is in it and what it is for. */
  readonly purpose: WrittenWords;
  /** The guide it belongs to. */
  readonly guide: string;
  /** The subject of content/law whose law it follows. */
  readonly subject: string;
}

export const about: Readonly<Record<DownloadId, About>> = {
  'iro-grid': {
    title: { fr: 'Grille de cotation des IRO', en: 'IRO scoring grid' },
    purpose: {
      fr: "Cote les impacts, risques et opportunités de 1 à 5 et les compare à votre seuil, avec les formules et l'échelle.",
      en: 'Scores impacts, risks and opportunities from 1 to 5 and compares them with your threshold, with formulas and the scale.',
    },
    guide: 'doublematguide',
    subject: 'double-materiality',
  },
  'pai-sheet': {
    title: { fr: 'Fiche des 14 indicateurs PAI', en: 'Sheet of the 14 PAI indicators' },
    purpose: {
      fr: 'Reprend les indicateurs obligatoires pour les sociétés, avec leur métrique et leur calcul, fait la moyenne de vos quatre fins de trimestre et garde des lignes pour les indicateurs au choix.',
      en: 'Lists the mandatory indicators for investee companies with their metric and calculation, averages your four quarter ends and keeps lines for the indicators you choose.',
    },
    guide: 'sfdrguide',
    subject: 'sfdr',
  },
  'vsme-modules': {
    title: { fr: 'Trame VSME, modules B et C', en: 'VSME template, modules B and C' },
    purpose: {
      fr: "Suit rubrique par rubrique, de B1 à B11 puis de C1 à C9, ce qui est prêt, qui le détient, où en est la preuve et ce que le plafond de l'annexe II permet à un client de demander.",
      en: 'Tracks each disclosure, B1 to B11 then C1 to C9: what is ready, who holds it, where the evidence is and what the cap of Annex II lets a customer ask.',
    },
    guide: 'pmeguide',
    subject: 'vsme',
  },
  'tnfd-disclosures': {
    title: { fr: 'Les 14 informations de la TNFD', en: 'The 14 TNFD disclosures' },
    purpose: {
      fr: 'Fait le point sur les 14 informations recommandées : état, écart, responsable et échéance.',
      en: 'Takes stock of the 14 recommended disclosures: status, gap, owner and due date.',
    },
    guide: 'tnfdguide',
    subject: 'tnfd',
  },
  'gri-index': {
    title: { fr: 'Index du contenu GRI', en: 'GRI content index' },
    purpose: {
      fr: "Prépare l'index du contenu, lignes de GRI 101, 102 et 103 comprises, et la déclaration d'utilisation, avec les motifs d'omission.",
      en: 'Prepares the content index, with rows for GRI 101, 102 and 103, and the statement of use, with reasons for omission.',
    },
    guide: 'griguide',
    subject: 'gri',
  },
  'assurance-requests': {
    title: { fr: 'Demandes du vérificateur', en: "The assurance provider's requests" },
    purpose: {
      fr: 'Réunit les pièces qu’un vérificateur demande, avec leur responsable, leur échéance et leur état.',
      en: 'Gathers the documents that an assurance provider asks for, with owner, due date and status.',
    },
    guide: 'assuranceguide',
    subject: 'assurance',
  },
  'csrd-workplan': {
    title: { fr: 'Plan de travail CSRD', en: 'CSRD work plan' },
    purpose: {
      fr: "Calcule l'échéance de chaque tâche à partir de votre date de clôture : responsable, livrable, nombre de semaines.",
      en: 'Works out the due date of every task from your closing date: owner, deliverable, number of weeks.',
    },
    guide: 'csrdguide',
    subject: 'csrd',
  },
  'taxonomy-calculation': {
    title: { fr: 'Calcul des indicateurs de la taxonomie', en: 'Taxonomy KPI calculation' },
    purpose: {
      fr: "Calcule les parts éligibles et alignées du chiffre d'affaires, des CapEx et des OpEx, avec un test de matérialité pour chaque ratio.",
      en: 'Works out the eligible and aligned shares of turnover, CapEx and OpEx, with a materiality test for each KPI.',
    },
    guide: 'taxonomieguide',
    subject: 'taxonomy',
  },
  'ai-vendor-questions': {
    title: { fr: "Questions à poser à un fournisseur d'IA", en: 'Questions for an AI vendor' },
    purpose: {
      fr: "Compare des outils d'IA pour l'ESG : questions, preuves à demander et note par fournisseur.",
      en: 'Compares AI tools for ESG work: questions, evidence to ask for and a score for each vendor.',
    },
    guide: 'iaesgguide',
    subject: 'ai',
  },
  'rating-register': {
    title: { fr: 'Registre des notations ESG', en: 'Register of ESG ratings' },
    purpose: {
      fr: 'Tient à jour les notations reçues, les erreurs relevées, les demandes de correction et leurs délais.',
      en: 'Keeps track of ratings received, errors found, corrections requested and their deadlines.',
    },
    guide: 'notationsguide',
    subject: 'ratings',
  },
};
