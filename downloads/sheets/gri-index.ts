import type { DownloadContext } from '@/downloads/context';
import { griDisclosures, griTopics, withoutOmission } from '@/downloads/lists/gri';
import type { Sheet, Workbook } from '@/downloads/workbook';
import type { Written, WrittenWords } from '@/lib/i18n/written';
import { empty, inLanguage, yesNo } from './common';

const EMPTY_LINES = 30;

/** The statement of use and the content index, with room for the other topic standards. */
export const griIndex = ({ locale }: DownloadContext): Workbook => [
  index(locale),
  statement(locale),
];

const reasons: Record<Written, readonly string[]> = {
  fr: [
    'Non applicable',
    'Interdiction légale',
    'Confidentialité',
    'Information indisponible ou incomplète',
  ],
  en: [
    'Not applicable',
    'Legal prohibitions',
    'Confidentiality constraints',
    'Information unavailable or incomplete',
  ],
};

const standards: Readonly<Record<string, WrittenWords>> = {
  '2': { fr: 'GRI 2 : Informations générales 2021', en: 'GRI 2: General Disclosures 2021' },
  '3': { fr: 'GRI 3 : Thèmes pertinents 2021', en: 'GRI 3: Material Topics 2021' },
  '101': { fr: 'GRI 101 : Biodiversité 2024', en: 'GRI 101: Biodiversity 2024' },
  '102': { fr: 'GRI 102 : Changement climatique 2025', en: 'GRI 102: Climate Change 2025' },
  '103': { fr: 'GRI 103 : Énergie 2025', en: 'GRI 103: Energy 2025' },
};

function index(locale: Written): Sheet {
  const t = inLanguage(locale);
  const [yes, no] = yesNo[locale];
  return {
    name: t('Index', 'Index'),
    columns: [
      { title: t('Norme GRI', 'GRI Standard'), width: 32, input: true },
      { title: t('N°', 'No'), width: 8, input: true },
      { title: t('Élément à communiquer', 'Disclosure'), width: 48, input: true },
      { title: t('Emplacement ou lien', 'Location or link'), width: 30, input: true },
      { title: t('Omission permise', 'Omission allowed'), width: 12, choices: yesNo[locale] },
      { title: t('Exigence omise', 'Requirement omitted'), width: 20, input: true },
      {
        title: t("Motif de l'omission", 'Reason for omission'),
        width: 26,
        choices: reasons[locale],
        input: true,
      },
      { title: t('Explication', 'Explanation'), width: 36, input: true },
      { title: t('Norme sectorielle, n°', 'Sector Standard ref. no'), width: 16, input: true },
    ],
    rows: [
      ...[...griDisclosures, ...griTopics].map(([number, title]) => [
        standards[number.split('-')[0] ?? '']?.[locale] ?? null,
        number,
        title[locale],
        null,
        withoutOmission.includes(number) ? no : yes,
        ...empty(4),
      ]),
      ...Array.from({ length: EMPTY_LINES }, () => empty(9)),
    ],
  };
}

/** Wordings of GRI 1, section 3; the French ones are ours. */
function statement(locale: Written): Sheet {
  const t = inLanguage(locale);
  return {
    name: t('Déclaration', 'Statement'),
    columns: [
      { title: t('Option', 'Option'), width: 24 },
      { title: t('Déclaration à compléter', 'Statement to complete'), width: 80, input: true },
      { title: t('GRI 1 utilisée', 'GRI 1 used'), width: 28 },
      {
        title: t('Normes sectorielles applicables', 'Applicable Sector Standards'),
        width: 30,
        input: true,
      },
    ],
    rows: [
      [
        t('En conformité', 'In accordance'),
        t(
          "[Nom de l'organisation] a établi son rapport en conformité avec les normes GRI pour la période du [début] au [fin].",
          '[Name of organization] has reported in accordance with the GRI Standards for the period [reporting period start and end dates].',
        ),
        t('GRI 1 : Principes généraux 2021', 'GRI 1: Foundation 2021'),
        null,
      ],
      [
        t('En référence', 'With reference'),
        t(
          "[Nom de l'organisation] a communiqué les informations citées dans cet index du contenu GRI pour la période du [début] au [fin] en référence aux normes GRI.",
          '[Name of organization] has reported the information cited in this GRI content index for the period [reporting period start and end dates] with reference to the GRI Standards.',
        ),
        t('GRI 1 : Principes généraux 2021', 'GRI 1: Foundation 2021'),
        null,
      ],
    ],
  };
}
