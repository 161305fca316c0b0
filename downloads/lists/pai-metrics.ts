import type { WrittenWords } from '@/lib/i18n/written';

/** What an indicator reports, and how it is calculated. */
export interface PaiMetric {
  readonly metric: WrittenWords;
  readonly calculation: WrittenWords;
  /** Where the 2023 ESRS give it, with its paragraph (Delegated Regulation (EU) 2023/2772, ESRS 2, Appendix B). */
  readonly esrs: string;
}

const sum = (what: WrittenWords): WrittenWords => ({
  fr: `Somme, pour chaque société : valeur de l'investissement ÷ valeur d'entreprise × ${what.fr}`,
  en: `Sum, over the companies: value of the investment ÷ enterprise value × ${what.en}`,
});
const shareOfValue: WrittenWords = {
  fr: 'Valeur des investissements dans ces sociétés ÷ valeur de tous les investissements',
  en: 'Value of the investments in those companies ÷ value of all investments',
};
const weighted = (what: WrittenWords): WrittenWords => ({
  fr: `Moyenne de ${what.fr}, pondérée par la valeur des investissements`,
  en: `Average of ${what.en}, weighted by the value of the investments`,
});
const perMillion = (what: WrittenWords): WrittenWords => ({
  fr: `${sum(what).fr}, le tout ÷ valeur de tous les investissements en M€`,
  en: `${sum(what).en}, all of it ÷ value of all investments in €m`,
});
const scope = (number: 1 | 2 | 3): PaiMetric => ({
  metric: {
    fr: `Émissions de GES de niveau ${number}`,
    en: `Scope ${number} GHG emissions`,
  },
  calculation: sum({
    fr: `ses émissions de niveau ${number}`,
    en: `its scope ${number} emissions`,
  }),
  esrs: 'E1-6 (44)',
});

/** By number of the indicator; the first has a line for each scope (Delegated Regulation (EU) 2022/1288, Annex I). */
export const paiMetrics: Readonly<Record<number, readonly PaiMetric[]>> = {
  1: [
    scope(1),
    scope(2),
    scope(3),
    {
      metric: { fr: 'Émissions de GES totales', en: 'Total GHG emissions' },
      calculation: sum({ fr: 'ses émissions totales', en: 'its total emissions' }),
      esrs: 'E1-6 (44)',
    },
  ],
  2: [
    {
      metric: { fr: 'Empreinte carbone', en: 'Carbon footprint' },
      calculation: perMillion({ fr: 'ses émissions totales', en: 'its total emissions' }),
      esrs: 'E1-6 (44)',
    },
  ],
  3: [
    {
      metric: { fr: 'Intensité de GES des sociétés', en: 'GHG intensity of investee companies' },
      calculation: weighted({
        fr: "leurs émissions totales par M€ de chiffre d'affaires",
        en: 'their total emissions per €m of revenue',
      }),
      esrs: 'E1-6 (53-55)',
    },
  ],
  4: [
    {
      metric: {
        fr: "Part d'investissement dans des sociétés actives dans le secteur des combustibles fossiles",
        en: 'Share of investments in companies active in the fossil fuel sector',
      },
      calculation: shareOfValue,
      esrs: 'ESRS 2 SBM-1 (40 d i)',
    },
  ],
  5: [
    {
      metric: {
        fr: "Part de la consommation et de la production d'énergie de source non renouvelable, en pourcentage du total",
        en: 'Share of energy consumption and production from non-renewable sources, as a percentage of the total',
      },
      calculation: weighted({ fr: 'cette part', en: 'that share' }),
      esrs: 'E1-5 (37, 38)',
    },
  ],
  6: [
    {
      metric: {
        fr: "Consommation d'énergie par M€ de chiffre d'affaires, pour chaque secteur à fort impact climatique (une ligne par secteur)",
        en: 'Energy consumption per €m of revenue, for each high impact climate sector (a line for each)',
      },
      calculation: weighted({ fr: 'cette intensité', en: 'that intensity' }),
      esrs: 'E1-5 (40-43)',
    },
  ],
  7: [
    {
      metric: {
        fr: 'Part d’investissement dans des sociétés dont les sites sont situés dans une zone sensible pour la biodiversité, ou à proximité, et y nuisent',
        en: 'Share of investments in companies with sites in or near biodiversity-sensitive areas whose activities harm those areas',
      },
      calculation: shareOfValue,
      esrs: 'E4 SBM-3 (16 a i)',
    },
  ],
  8: [
    {
      metric: {
        fr: "Tonnes de rejets dans l'eau par M€ investi, en moyenne pondérée",
        en: 'Tonnes of emissions to water per €m invested, as a weighted average',
      },
      calculation: perMillion({ fr: "ses rejets dans l'eau", en: 'its emissions to water' }),
      esrs: 'E2-4 (28)',
    },
  ],
  9: [
    {
      metric: {
        fr: 'Tonnes de déchets dangereux et radioactifs par M€ investi, en moyenne pondérée',
        en: 'Tonnes of hazardous and radioactive waste per €m invested, as a weighted average',
      },
      calculation: perMillion({
        fr: 'ses déchets dangereux et radioactifs',
        en: 'its hazardous and radioactive waste',
      }),
      esrs: 'E5-5 (39)',
    },
  ],
  10: [
    {
      metric: {
        fr: "Part d'investissement dans des sociétés impliquées dans des violations des principes du Pacte mondial ou des principes directeurs de l'OCDE",
        en: 'Share of investments in companies involved in violations of the UN Global Compact principles or the OECD Guidelines',
      },
      calculation: shareOfValue,
      esrs: 'S1-17 (104 a), S2-1 (19), S3-1 (17), S4-1 (17)',
    },
  ],
  11: [
    {
      metric: {
        fr: "Part d'investissement dans des sociétés sans politique de contrôle du respect de ces principes, ni mécanisme de traitement des plaintes",
        en: 'Share of investments in companies without policies to monitor compliance with those principles, or mechanisms to handle complaints',
      },
      calculation: shareOfValue,
      esrs: 'S1-1 (20), S2-1 (17), S3-1 (16), S4-1 (16)',
    },
  ],
  12: [
    {
      metric: {
        fr: 'Écart de rémunération moyen non corrigé entre femmes et hommes',
        en: 'Average unadjusted gender pay gap',
      },
      calculation: weighted({ fr: 'cet écart', en: 'that gap' }),
      esrs: 'S1-16 (97 a)',
    },
  ],
  13: [
    {
      metric: {
        fr: "Part moyenne de femmes parmi les membres de l'organe de gouvernance",
        en: 'Average share of women among board members',
      },
      calculation: weighted({ fr: 'cette part', en: 'that share' }),
      esrs: 'ESRS 2 GOV-1 (21 d)',
    },
  ],
  14: [
    {
      metric: {
        fr: "Part d'investissement dans des sociétés qui participent à la fabrication ou à la vente d'armes controversées",
        en: 'Share of investments in companies involved in making or selling controversial weapons',
      },
      calculation: shareOfValue,
      esrs: 'ESRS 2 SBM-1 (40 d iii)',
    },
  ],
};
