import type { WrittenWords } from '@/lib/i18n/locales';

/** From 1 to 5. */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** An adverse impact in the chain of activities, as the team graded it. */
export interface Risk {
  readonly impact: WrittenWords;
  readonly scale: Grade;
  readonly scope: Grade;
  readonly irremediability: Grade;
  readonly likelihood: Grade;
}

/** What the sample company, which imports parts and raw materials, found in its chain of activities. */
export const risks: readonly Risk[] = [
  {
    impact: {
      fr: 'Heures supplémentaires imposées, assemblage électronique, Asie du Sud-Est',
      en: 'Forced overtime, electronics assembly, South-East Asia',
    },
    scale: 4,
    scope: 3,
    irremediability: 3,
    likelihood: 4,
  },
  {
    impact: {
      fr: 'Travail des enfants, mica, Asie du Sud',
      en: 'Child labour, mica, South Asia',
    },
    scale: 5,
    scope: 3,
    irremediability: 5,
    likelihood: 3,
  },
  {
    impact: {
      fr: "Rejets de métaux dans l'eau, tannerie, Maghreb",
      en: 'Metals discharged into water, tannery, North Africa',
    },
    scale: 3,
    scope: 4,
    irremediability: 4,
    likelihood: 4,
  },
  {
    impact: {
      fr: 'Horaires excessifs des chauffeurs, transport, Europe de l’Est',
      en: 'Excessive driving hours, haulage, Eastern Europe',
    },
    scale: 3,
    scope: 3,
    irremediability: 2,
    likelihood: 5,
  },
  {
    impact: {
      fr: 'Bruit de nuit, entrepôt, France',
      en: 'Night-time noise, warehouse, France',
    },
    scale: 2,
    scope: 2,
    irremediability: 1,
    likelihood: 5,
  },
];
