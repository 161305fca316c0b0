import type { WrittenWords } from '@/lib/i18n/written';

/** A recommended disclosure: its pillar, its letter, what it asks for, and whether the TCFD had it. */
export interface TnfdDisclosure {
  readonly pillar: WrittenWords;
  readonly letter: string;
  readonly asks: WrittenWords;
  readonly isNew?: boolean;
}

const governance = { fr: 'Gouvernance', en: 'Governance' };
const strategy = { fr: 'Stratégie', en: 'Strategy' };
const risk = { fr: 'Gestion des risques et des impacts', en: 'Risk and impact management' };
const metrics = { fr: 'Indicateurs et cibles', en: 'Metrics and targets' };

/** The 14 recommended disclosures in short (TNFD recommendations, version 1.0, September 2023). */
export const tnfdDisclosures: readonly TnfdDisclosure[] = [
  {
    pillar: governance,
    letter: 'A',
    asks: { fr: "Supervision par l'organe de direction", en: "The board's oversight" },
  },
  {
    pillar: governance,
    letter: 'B',
    asks: { fr: 'Rôle de la direction opérationnelle', en: "Management's role" },
  },
  {
    pillar: governance,
    letter: 'C',
    asks: {
      fr: 'Politiques de droits humains et dialogue avec les peuples autochtones, les communautés locales et les autres personnes concernées',
      en: 'Human rights policies and engagement with Indigenous Peoples, Local Communities and other affected stakeholders',
    },
    isNew: true,
  },
  {
    pillar: strategy,
    letter: 'A',
    asks: {
      fr: 'Dépendances, impacts, risques et opportunités identifiés, par horizon',
      en: 'Dependencies, impacts, risks and opportunities identified, by horizon',
    },
  },
  {
    pillar: strategy,
    letter: 'B',
    asks: {
      fr: "Leur effet sur le modèle d'affaires, la chaîne de valeur, la stratégie et la planification financière",
      en: 'Their effect on the business model, value chain, strategy and financial planning',
    },
  },
  {
    pillar: strategy,
    letter: 'C',
    asks: {
      fr: 'Résilience de la stratégie, selon plusieurs scénarios',
      en: 'Resilience of the strategy under different scenarios',
    },
  },
  {
    pillar: strategy,
    letter: 'D',
    asks: {
      fr: 'Lieux des actifs et activités, et lieux prioritaires',
      en: 'Locations of assets and activities, and priority locations',
    },
    isNew: true,
  },
  {
    pillar: risk,
    letter: 'A(i)',
    asks: {
      fr: 'Identifier, évaluer et hiérarchiser les enjeux dans les opérations directes',
      en: 'Identifying, assessing and prioritising issues in direct operations',
    },
  },
  {
    pillar: risk,
    letter: 'A(ii)',
    asks: {
      fr: 'Le faire en amont et en aval, dans la chaîne de valeur',
      en: 'Doing so upstream and downstream, in the value chain',
    },
    isNew: true,
  },
  {
    pillar: risk,
    letter: 'B',
    asks: { fr: 'Gérer ces enjeux', en: 'Managing those issues' },
  },
  {
    pillar: risk,
    letter: 'C',
    asks: {
      fr: 'Les intégrer à la gestion globale des risques',
      en: 'Integrating them into overall risk management',
    },
  },
  {
    pillar: metrics,
    letter: 'A',
    asks: {
      fr: 'Indicateurs sur les risques et opportunités',
      en: 'Metrics on risks and opportunities',
    },
  },
  {
    pillar: metrics,
    letter: 'B',
    asks: {
      fr: 'Indicateurs sur les dépendances et impacts',
      en: 'Metrics on dependencies and impacts',
    },
  },
  {
    pillar: metrics,
    letter: 'C',
    asks: { fr: 'Cibles et résultats', en: 'Targets and performance' },
  },
];
