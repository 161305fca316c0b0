import type { DownloadContext } from '@/downloads/context';
import { holdings } from '@/downloads/examples/data/fund';
import { paiIndicators } from '@/downloads/examples/pai-indicators';
import { paiMetrics } from '@/downloads/lists/pai-metrics';
import { type Cell, type Column, letter, type Sheet, type Workbook } from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';
import { empty, firstLine, inLanguage, yesNo } from './common';

type Words = ReturnType<typeof inLanguage>;

/** Columns of the values at each quarter end. */
const [QUARTERS, FIRST_QUARTER] = [4, 6];
/** Lines for indicators of the firm's choice, in each of the two tables. */
const CHOSEN = 3;

/** The mandatory indicators for investee companies, then those of the firm's choice. */
export const paiSheet = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const mandatory = paiIndicators.flatMap(({ number, name, unit }) =>
    (paiMetrics[number] ?? []).map(({ metric, calculation, esrs }) => [
      number,
      name[locale],
      metric[locale],
      calculation[locale],
      unit[locale],
      esrs,
    ]),
  );
  const chosen = [
    t('Environnemental (tableau 2)', 'Environmental (Table 2)'),
    t('Social (tableau 3)', 'Social (Table 3)'),
  ].flatMap((table) => Array.from({ length: CHOSEN }, () => [table, ...empty(5)]));
  const known = knownColumns(t);
  return [
    {
      name: t('Indicateurs', 'Indicators'),
      columns: [...known, ...values(t)],
      rows: filled(mandatory),
    },
    {
      name: t('Indicateurs au choix', 'Chosen indicators'),
      columns: [
        {
          title: t(
            'Tableau de l’annexe I (au moins un de chaque)',
            'Table of Annex I (at least one of each)',
          ),
          width: 28,
        },
        ...known.slice(1).map((column) => ({ ...column, input: true })),
        ...values(t),
      ],
      rows: filled(chosen),
    },
    exampleSheet(locale),
  ];
};

const knownColumns = (t: Words): Column[] => [
  { title: t('N°', 'No'), width: 6 },
  { title: t('Indicateur', 'Indicator'), width: 34 },
  { title: t('Métrique', 'Metric'), width: 44 },
  { title: t('Calcul', 'Calculation'), width: 52 },
  { title: t('Unité', 'Unit'), width: 22 },
  {
    title: t(
      'Où la trouver : ESRS de 2023 (paragraphe)',
      'Where to find it: ESRS of 2023 (paragraph)',
    ),
    width: 24,
  },
];

/** Values of the four quarter ends, which the year averages, and what goes with them. */
function values(t: Words): Column[] {
  const number = (title: string, input = true): Column => ({
    title,
    width: 14,
    kind: 'number',
    input,
  });
  return [
    number(t('31 mars', '31 March')),
    number(t('30 juin', '30 June')),
    number(t('30 septembre', '30 September')),
    number(t('31 décembre', '31 December')),
    number(t('Année N (moyenne des quatre)', 'Year N (average of the four)'), false),
    number(t('Année N-1', 'Year N-1')),
    { title: t('Part couverte', 'Share covered'), width: 12, kind: 'percent', input: true },
    { title: t('Source et estimation', 'Source and estimate'), width: 34, input: true },
    { title: t('Actions et objectifs', 'Actions and targets'), width: 34, input: true },
  ];
}

/** Lines with the formula of their average, which waits for the four quarters. */
const filled = (rows: readonly Cell[][]): Cell[][] =>
  rows.map((cells, at) => {
    const line = firstLine(0) + at;
    const quarters = `${letter(FIRST_QUARTER)}${line}:${letter(FIRST_QUARTER + QUARTERS - 1)}${line}`;
    const average = {
      formula: `IF(COUNT(${quarters})=${QUARTERS},AVERAGE(${quarters}),"")`,
      value: '',
    };
    return [...cells, ...empty(QUARTERS), average, ...empty(4)];
  });

/** What the guide's example is computed from, company by company. */
function exampleSheet(locale: Written): Sheet {
  const t = inLanguage(locale);
  const [yes, no] = yesNo[locale];
  const answer = (holds: boolean) => (holds ? yes : no);
  const heads = [
    t('Placement, M€', 'Investment, €m'),
    t("Valeur d'entreprise, M€", 'Enterprise value, €m'),
    t("Chiffre d'affaires, M€", 'Revenue, €m'),
    t('Niveau 1, t', 'Scope 1, t'),
    t('Niveau 2, t', 'Scope 2, t'),
    t('Niveau 3, t', 'Scope 3, t'),
    t('Combustibles fossiles', 'Fossil fuels'),
    t('Énergie, GWh', 'Energy, GWh'),
    t('Énergie non renouvelable, %', 'Non-renewable energy, %'),
    t('Nuit à la biodiversité', 'Harms biodiversity'),
    t("Rejets dans l'eau, t", 'Emissions to water, t'),
    t('Déchets dangereux, t', 'Hazardous waste, t'),
    t('Violations', 'Violations'),
    t('Processus de contrôle', 'Monitoring processes'),
    t('Écart de rémunération, %', 'Pay gap, %'),
    t('Femmes au conseil', 'Women on the board'),
    t('Membres du conseil', 'Board members'),
    t('Armes controversées', 'Controversial weapons'),
  ];
  return {
    name: t('Exemple du guide', "The guide's example"),
    columns: [
      { title: t('Société fictive', 'Fictional company'), width: 24 },
      ...heads.map((title): Column => ({ title, width: 14, kind: 'number' })),
    ],
    rows: holdings.map((each) => [
      each.name,
      each.value,
      each.enterpriseValue,
      each.revenue,
      each.emissions.scope1,
      each.emissions.scope2,
      each.emissions.scope3,
      answer(each.fossilFuels),
      each.energy.consumed,
      each.energy.nonRenewable,
      answer(each.biodiversity),
      each.emissionsToWater,
      each.hazardousWaste,
      answer(each.violations),
      answer(each.monitoring),
      each.payGap,
      each.board.women,
      each.board.members,
      answer(each.controversialWeapons),
    ]),
  };
}
