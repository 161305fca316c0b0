import type { WrittenWords } from '@/lib/i18n/written';

/** A disclosure of the voluntary standard, and what to gather for it. */
interface Disclosure {
  readonly code: string;
  readonly title: WrittenWords;
  readonly gather: WrittenWords;
  /** Its paragraphs of Annex I; left out where they were not read. */
  readonly paragraphs?: string;
  /** Rows of Annex II, the value chain cap: those for every size, or those above the lower cap. */
  readonly capped?: { readonly above?: boolean; readonly rows: readonly WrittenWords[] };
}

/** The Basic Module (B) and the Comprehensive Module (C) of Delegated Regulation (EU) 2026/1560, Annex I. */
export const vsmeDisclosures: readonly Disclosure[] = [
  {
    code: 'B1',
    title: { fr: "Base d'établissement", en: 'Basis for preparation' },
    gather: {
      fr: 'Module choisi, déclaration de conformité, entités couvertes, secteur, effectif, chiffre d’affaires, bilan, sites',
      en: 'Module chosen, statement of compliance, entities covered, sector, headcount, turnover, balance sheet, sites',
    },
    paragraphs: '27–28',
    capped: {
      rows: [
        { fr: '27 a) i) et ii) : module choisi', en: '27(a)(i) and (ii): module chosen' },
        { fr: "27 c) : base d'établissement", en: '27(c): basis for preparation' },
        { fr: '27 e) i) à vii) : données générales', en: '27(e)(i) to (vii): general data' },
      ],
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
    paragraphs: '29–30',
  },
  {
    code: 'B3',
    title: { fr: 'Énergie et émissions de GES', en: 'Energy and GHG emissions' },
    gather: {
      fr: "Factures d'énergie, carburants, calcul des scopes 1 et 2",
      en: 'Energy bills, fuels, calculation of scopes 1 and 2',
    },
    paragraphs: '32–33',
    capped: {
      above: true,
      rows: [
        { fr: '32, première phrase : énergie totale', en: '32, first sentence: total energy' },
        { fr: '33 : scopes 1 et 2 (localisation)', en: '33: scopes 1 and 2 (location-based)' },
      ],
    },
  },
  {
    code: 'B4',
    title: { fr: 'Pollution', en: 'Pollution' },
    gather: { fr: 'Autorisations, mesures de rejets', en: 'Permits, emission measurements' },
    paragraphs: '34',
  },
  {
    code: 'B5',
    title: { fr: 'Biodiversité', en: 'Biodiversity' },
    gather: {
      fr: 'Sites situés dans une zone sensible ou à proximité',
      en: 'Sites in or near sensitive areas',
    },
    paragraphs: '35',
  },
  {
    code: 'B6',
    title: { fr: 'Eau', en: 'Water' },
    gather: { fr: "Factures et relevés d'eau par site", en: 'Water bills and readings by site' },
    paragraphs: '36–37',
    capped: { above: true, rows: [{ fr: "36 : prélèvements d'eau", en: '36: water withdrawal' }] },
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
    paragraphs: '38–39',
    capped: {
      above: true,
      rows: [
        {
          fr: '38, première phrase : économie circulaire',
          en: '38, first sentence: circular economy',
        },
        { fr: '39 a) : déchets', en: '39(a): waste' },
        { fr: '39 b) : recyclage', en: '39(b): recycling' },
      ],
    },
  },
  {
    code: 'B8',
    title: { fr: 'Effectif, caractéristiques générales', en: 'Workforce, general characteristics' },
    gather: {
      fr: 'Effectif par contrat, sexe et pays',
      en: 'Headcount by contract, gender and country',
    },
    paragraphs: '40',
    capped: {
      rows: [
        { fr: '40 a) : effectif par contrat', en: '40(a): headcount by contract' },
        { fr: '40 b) : effectif par sexe', en: '40(b): headcount by gender' },
      ],
    },
  },
  {
    code: 'B9',
    title: { fr: 'Santé et sécurité', en: 'Health and safety' },
    gather: { fr: 'Accidents, heures travaillées', en: 'Accidents, hours worked' },
    paragraphs: '41',
    capped: { rows: [{ fr: '41 a) : accidents', en: '41(a): accidents' }] },
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
    paragraphs: '42',
    capped: {
      rows: [
        { fr: '42 a) : salaire minimum', en: '42(a): minimum wage' },
        { fr: '42 c) : négociation collective', en: '42(c): collective bargaining' },
        { fr: '42 d) : formation', en: '42(d): training' },
      ],
    },
  },
  {
    code: 'B11',
    title: { fr: 'Corruption et pots-de-vin', en: 'Corruption and bribery' },
    gather: { fr: 'Condamnations et amendes', en: 'Convictions and fines' },
    paragraphs: '43',
  },
  {
    code: 'C1',
    title: { fr: 'Stratégie', en: 'Strategy' },
    gather: { fr: 'Produits, marchés, relations clés', en: 'Products, markets, key relationships' },
    paragraphs: '46',
    capped: {
      above: true,
      rows: [
        { fr: '46 a) : produits et services', en: '46(a): products and services' },
        { fr: '46 b) : marchés', en: '46(b): markets' },
        { fr: "46 c) : relations d'affaires", en: '46(c): business relationships' },
      ],
    },
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
      fr: 'Rotation du personnel ; encadrement par sexe et non-salariés, à titre facultatif',
      en: 'Staff turnover; management by gender and non-employees, by choice',
    },
    paragraphs: '58',
    capped: { above: true, rows: [{ fr: '58 : rotation du personnel', en: '58: staff turnover' }] },
  },
  {
    code: 'C6',
    title: { fr: 'Politiques en matière de droits humains', en: 'Human rights policies' },
    gather: { fr: 'Code de conduite, voie de plainte', en: 'Code of conduct, complaints channel' },
    paragraphs: '61',
    capped: {
      above: true,
      rows: [
        { fr: '61 a) : code ou politique', en: '61(a): code or policy' },
        { fr: '61 c) : mécanisme de plainte', en: '61(c): complaints mechanism' },
      ],
    },
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
    paragraphs: '62',
    capped: {
      above: true,
      rows: [
        { fr: '62 a) i) à v) : incidents confirmés', en: '62(a)(i) to (v): confirmed incidents' },
        {
          fr: '62 c), première phrase : chaîne de valeur',
          en: '62(c), first sentence: value chain',
        },
      ],
    },
  },
  {
    code: 'C8',
    title: { fr: 'Revenus tirés de certains secteurs', en: 'Revenues from certain sectors' },
    gather: { fr: "Chiffre d'affaires par secteur", en: 'Turnover by sector' },
  },
  {
    code: 'C9',
    title: { fr: 'Mixité des organes de gouvernance', en: 'Gender diversity in governance bodies' },
    gather: { fr: 'Composition des organes', en: 'Composition of the bodies' },
  },
];
