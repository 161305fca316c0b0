import type { WrittenWords } from '@/lib/i18n/locales';

/**
 * The mandatory indicators for investee companies, in the order of Delegated Regulation (EU) 2022/1288,
 * Annex I, Table 1; names shortened where they are long.
 */
export interface PaiIndicator {
  readonly number: number;
  readonly name: WrittenWords;
  readonly unit: WrittenWords;
}

const same = (unit: string): WrittenWords => ({ fr: unit, en: unit });
const percent = same('%');

export const paiIndicators: readonly PaiIndicator[] = [
  {
    number: 1,
    name: { fr: 'Émissions de GES', en: 'GHG emissions' },
    unit: { fr: 't éq. CO2', en: 't CO2e' },
  },
  {
    number: 2,
    name: { fr: 'Empreinte carbone', en: 'Carbon footprint' },
    unit: { fr: 't éq. CO2 par M€ investi', en: 't CO2e per €m invested' },
  },
  {
    number: 3,
    name: { fr: 'Intensité de GES des sociétés', en: 'GHG intensity of investee companies' },
    unit: { fr: "t éq. CO2 par M€ de chiffre d'affaires", en: 't CO2e per €m of revenue' },
  },
  {
    number: 4,
    name: {
      fr: 'Exposition au secteur des combustibles fossiles',
      en: 'Exposure to the fossil fuel sector',
    },
    unit: percent,
  },
  {
    number: 5,
    name: {
      fr: "Part d'énergie non renouvelable, consommation et production",
      en: 'Share of non-renewable energy, consumption and production',
    },
    unit: percent,
  },
  {
    number: 6,
    name: {
      fr: 'Intensité énergétique par secteur à fort impact climatique',
      en: 'Energy intensity by high impact climate sector',
    },
    unit: { fr: "GWh par M€ de chiffre d'affaires", en: 'GWh per €m of revenue' },
  },
  {
    number: 7,
    name: {
      fr: 'Activités nuisant à des zones sensibles pour la biodiversité',
      en: 'Activities harming biodiversity-sensitive areas',
    },
    unit: percent,
  },
  {
    number: 8,
    name: { fr: "Rejets dans l'eau", en: 'Emissions to water' },
    unit: { fr: 't par M€ investi', en: 't per €m invested' },
  },
  {
    number: 9,
    name: { fr: 'Déchets dangereux et radioactifs', en: 'Hazardous and radioactive waste' },
    unit: { fr: 't par M€ investi', en: 't per €m invested' },
  },
  {
    number: 10,
    name: {
      fr: 'Violations du Pacte mondial ou des principes directeurs de l’OCDE',
      en: 'Violations of the UN Global Compact or the OECD Guidelines',
    },
    unit: percent,
  },
  {
    number: 11,
    name: {
      fr: 'Absence de processus de contrôle de leur respect',
      en: 'No processes to monitor compliance with them',
    },
    unit: percent,
  },
  {
    number: 12,
    name: {
      fr: 'Écart de rémunération non corrigé entre femmes et hommes',
      en: 'Unadjusted gender pay gap',
    },
    unit: percent,
  },
  {
    number: 13,
    name: { fr: 'Mixité des organes de gouvernance', en: 'Board gender diversity' },
    unit: { fr: '% de femmes', en: '% women' },
  },
  {
    number: 14,
    name: { fr: 'Exposition à des armes controversées', en: 'Exposure to controversial weapons' },
    unit: percent,
  },
];
