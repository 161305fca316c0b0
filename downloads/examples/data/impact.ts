import type { WrittenWords } from '@/lib/i18n/locales';
import type { Grade } from './risks';

/** One potential negative impact, as the sample company graded it. */
export const impact = {
  name: {
    fr: 'Rejet accidentel de solvants dans la rivière en aval du site de production',
    en: 'Accidental release of solvents into the river downstream of the production site',
  } satisfies WrittenWords,
  scale: 4 as Grade,
  scope: 3 as Grade,
  irremediability: 4 as Grade,
  likelihood: 4 as Grade,
  reasons: {
    scale: {
      fr: 'Mortalité des poissons sur trois kilomètres, selon l’étude de dangers',
      en: 'Fish kill over three kilometres, according to the hazard study',
    },
    scope: {
      fr: 'Une rivière et une zone humide, sur le territoire de deux communes',
      en: 'One river and a wetland, across two municipalities',
    },
    irremediability: {
      fr: 'Retour à l’état initial en cinq à dix ans',
      en: 'Recovery takes five to ten years',
    },
    likelihood: {
      fr: 'Deux incidents contenus en six ans, cuves de rétention anciennes',
      en: 'Two contained incidents in six years; the retention tanks are old',
    },
  },
} as const;

/** The score from which the company holds an impact to be material: its own choice. */
export const threshold = 3;
