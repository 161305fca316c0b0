import type { WrittenWords } from '@/lib/i18n/written';

/** A disclosure of the voluntary standard, and what to gather for it. */
interface Disclosure {
  readonly code: string;
  readonly title: WrittenWords;
  readonly gather: WrittenWords;
}

/** The Basic Module (B) and the Comprehensive Module (C) of Delegated Regulation (EU) 2026/1560, Annex I. */
export const vsmeDisclosures: readonly Disclosure[] = [
  {
    code: 'B1',
    title: { fr: "Base d'établissement", en: 'Basis for preparation' },
    gather: {
      fr: 'Module choisi, entités couvertes, secteur, effectif, chiffre d’affaires, bilan, sites',
      en: 'Module chosen, entities covered, sector, headcount, turnover, balance sheet, sites',
    },
  },
  {
    code: 'B2',
    title: {
      fr: 'Pratiques, politiques et initiatives futures',
      en: 'Practices, policies and future initiatives',
    },
    gather: {
      fr: 'Politiques écrites, actions, objectifs',
      en: 'Written policies, actions, targets',
    },
  },
  {
    code: 'B3',
    title: { fr: 'Énergie et émissions de GES', en: 'Energy and GHG emissions' },
    gather: {
      fr: "Factures d'énergie, carburants, calcul des scopes 1 et 2",
      en: 'Energy bills, fuels, calculation of scopes 1 and 2',
    },
  },
  {
    code: 'B4',
    title: { fr: 'Pollution', en: 'Pollution' },
    gather: { fr: 'Autorisations, mesures de rejets', en: 'Permits, emission measurements' },
  },
  {
    code: 'B5',
    title: { fr: 'Biodiversité', en: 'Biodiversity' },
    gather: {
      fr: 'Surface des sites, distance aux zones sensibles',
      en: 'Area of sites, distance to sensitive areas',
    },
  },
  {
    code: 'B6',
    title: { fr: 'Eau', en: 'Water' },
    gather: { fr: "Factures et relevés d'eau par site", en: 'Water bills and readings by site' },
  },
  {
    code: 'B7',
    title: {
      fr: 'Utilisation des ressources, économie circulaire et déchets',
      en: 'Resource use, circular economy and waste',
    },
    gather: {
      fr: 'Registre des déchets, achats de matières',
      en: 'Waste register, materials bought',
    },
  },
  {
    code: 'B8',
    title: { fr: 'Effectif, caractéristiques générales', en: 'Workforce, general characteristics' },
    gather: {
      fr: 'Effectif par contrat, sexe et pays ; rotation',
      en: 'Headcount by contract, gender and country; turnover of staff',
    },
  },
  {
    code: 'B9',
    title: { fr: 'Santé et sécurité', en: 'Health and safety' },
    gather: { fr: 'Accidents, heures travaillées', en: 'Accidents, hours worked' },
  },
  {
    code: 'B10',
    title: {
      fr: 'Rémunération, négociation collective et formation',
      en: 'Remuneration, collective bargaining and training',
    },
    gather: {
      fr: 'Paie, conventions collectives, heures de formation',
      en: 'Payroll, collective agreements, training hours',
    },
  },
  {
    code: 'B11',
    title: { fr: 'Corruption et pots-de-vin', en: 'Corruption and bribery' },
    gather: { fr: 'Condamnations et amendes', en: 'Convictions and fines' },
  },
  {
    code: 'C1',
    title: { fr: 'Stratégie', en: 'Strategy' },
    gather: { fr: 'Produits, marchés, relations clés', en: 'Products, markets, key relationships' },
  },
  {
    code: 'C2',
    title: {
      fr: 'Description des pratiques, politiques et initiatives',
      en: 'Description of practices, policies and initiatives',
    },
    gather: {
      fr: 'Textes des politiques, responsables',
      en: 'Text of policies, who answers for them',
    },
  },
  {
    code: 'C3',
    title: { fr: "Objectifs d'émissions et transition", en: 'Emission targets and transition' },
    gather: { fr: 'Année de base, cibles, actions', en: 'Base year, targets, actions' },
  },
  {
    code: 'C4',
    title: { fr: 'Risques climatiques', en: 'Climate risks' },
    gather: {
      fr: 'Sites exposés, horizons, adaptation',
      en: 'Sites exposed, horizons, adaptation',
    },
  },
  {
    code: 'C5',
    title: {
      fr: "Caractéristiques complémentaires de l'effectif",
      en: 'Additional workforce characteristics',
    },
    gather: {
      fr: 'Encadrement par sexe, intérimaires',
      en: 'Management by gender, agency workers',
    },
  },
  {
    code: 'C6',
    title: { fr: 'Politiques en matière de droits humains', en: 'Human rights policies' },
    gather: { fr: 'Code de conduite, voie de plainte', en: 'Code of conduct, complaints channel' },
  },
  {
    code: 'C7',
    title: {
      fr: 'Incidents graves en matière de droits humains',
      en: 'Severe human rights incidents',
    },
    gather: {
      fr: 'Incidents confirmés et suites données',
      en: 'Confirmed incidents and follow-up',
    },
  },
  {
    code: 'C8',
    title: { fr: 'Revenus tirés de certains secteurs', en: 'Revenues from certain sectors' },
    gather: { fr: "Chiffre d'affaires par secteur", en: 'Turnover by sector' },
  },
  {
    code: 'C9',
    title: {
      fr: 'Mixité des organes de gouvernance',
      en: 'Gender diversity in governance bodies',
    },
    gather: { fr: 'Composition des organes', en: 'Composition of the bodies' },
  },
];
