import { scoreDependencies, waterAtRisk } from '@/downloads/examples/compute/leap';
import { dependencies, site, takenFurtherFrom } from '@/downloads/examples/data/site';
import type { ExamplePart } from '@/downloads/examples/parts';
import { percent, rounded } from '@/downloads/examples/words';
import type { LawContext } from '@/downloads/law';
import { name } from '@/law/sample-company/company';
import type { Written } from '@/lib/i18n/locales';
import { lowerFirst } from '@/lib/sentences';

const words = {
  fr: {
    locate: (what: string, distance: string, limit: string) =>
      `Localiser. ${name} part d'un site, ${what}, à ${distance} km d'une aire protégée, sur un bassin où l'eau manque l'été. Sous ${limit} km, elle tient un site pour sensible.`,
    far: (what: string, distance: string, limit: string) =>
      `Localiser. ${name} part d'un site, ${what}, à ${distance} km d'une aire protégée, au-delà des ${limit} km sous lesquels elle tient un site pour sensible.`,
    evaluate: (cut: string) =>
      `Évaluer : les dépendances du site, de 1 à 5. Score = dépendance × dégradation ; retenu à partir de ${cut}.`,
    columns: ['Service rendu', 'Dépendance', 'Dégradation', 'Score', 'Retenu'],
    assess: (services: string, water: string, share: string) =>
      `Analyser. Passent à l'étape suivante : ${services}. Le risque principal se chiffre : ${water} m³ par an, soit ${share} du total, sont prélevés en période de restriction.`,
    prepare:
      "Préparer. Un circuit fermé réduit le prélèvement, une convention protège la zone humide, et deux indicateurs sont suivis : les mètres cubes prélevés en période de restriction et l'état de la zone humide. Les notes et les seuils sont le choix de l'entreprise.",
    yes: 'oui',
    no: 'non',
  },
  en: {
    locate: (what: string, distance: string, limit: string) =>
      `Locate. ${name} starts from one site, ${what}, ${distance} km from a protected area, in a basin short of water in summer. Below ${limit} km it calls a site sensitive.`,
    far: (what: string, distance: string, limit: string) =>
      `Locate. ${name} starts from one site, ${what}, ${distance} km from a protected area, beyond the ${limit} km below which it calls a site sensitive.`,
    evaluate: (cut: string) =>
      `Evaluate: the site's dependencies, from 1 to 5. Score = reliance × degradation; taken further from ${cut}.`,
    columns: ['Service', 'Reliance', 'Degradation', 'Score', 'Taken further'],
    assess: (services: string, water: string, share: string) =>
      `Assess. These go to the next step: ${services}. The main risk has a figure: ${water} m³ a year, ${share} of all the water drawn, come from months under restriction.`,
    prepare:
      'Prepare. A closed circuit cuts what is drawn, an agreement protects the wetland, and two metrics are tracked: cubic metres drawn in months under restriction and the condition of the wetland. The grades and the thresholds are the company’s choice.',
    yes: 'yes',
    no: 'no',
  },
} as const;

/** One site through the four steps. */
export function showLeap({ locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const scored = scoreDependencies(dependencies, takenFurtherFrom);
  const [head, ...columns] = t.columns;
  const { protectedAreaKm, sensitiveBelowKm, water } = site;
  const locate = protectedAreaKm < sensitiveBelowKm ? t.locate : t.far;
  return [
    locate(site.name[locale], rounded(protectedAreaKm, locale), rounded(sensitiveBelowKm, locale)),
    {
      caption: t.evaluate(rounded(takenFurtherFrom, locale)),
      columns: [{ label: head }, ...columns.map((label, index) => ({ label, numeric: index < 3 }))],
      rows: scored.map(({ service, reliance, degradation, score, takenFurther }) => ({
        head: service[locale],
        cells: [
          ...[reliance, degradation, score].map((grade) => rounded(grade, locale)),
          takenFurther ? t.yes : t.no,
        ],
      })),
    },
    t.assess(
      listed(
        scored
          .filter(({ takenFurther }) => takenFurther)
          .map(({ service }) => lowerFirst(service[locale])),
        locale,
      ),
      rounded(waterAtRisk(water), locale, 0),
      percent(water.restrictedPercent, locale),
    ),
    t.prepare,
  ];
}

const listed = (items: readonly string[], locale: Written): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
