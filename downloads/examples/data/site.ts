import type { WrittenWords } from '@/lib/i18n/locales';
import type { Grade } from './risks';

/** An ecosystem service that the site depends on. */
export interface Dependency {
  readonly service: WrittenWords;
  /** How much the site would suffer without it. */
  readonly reliance: Grade;
  /** How degraded the service is there: 1 sound, 5 badly degraded. */
  readonly degradation: Grade;
}

/** One of the sample company's sites, where it meets nature. */
export const site = {
  name: {
    fr: 'une usine de traitement de surface',
    en: 'a surface treatment plant',
  } satisfies WrittenWords,
  /** To the nearest protected area, in kilometres. */
  protectedAreaKm: 1.8,
  /** The distance below which the company calls a site sensitive: its own choice. */
  sensitiveBelowKm: 5,
  /** Water drawn in a year, in cubic metres, and the part of it in months under restriction. */
  water: { drawn: 180_000, restrictedPercent: 35 },
} as const;

export const dependencies: readonly Dependency[] = [
  {
    service: { fr: 'Eau de surface pour le procédé', en: 'Surface water for the process' },
    reliance: 5,
    degradation: 4,
  },
  {
    service: { fr: 'Épuration des rejets par la zone humide', en: 'Wetland that filters effluent' },
    reliance: 3,
    degradation: 4,
  },
  {
    service: { fr: 'Protection contre les crues', en: 'Flood protection' },
    reliance: 4,
    degradation: 2,
  },
];

/** The score from which a dependency is taken further: the company's own choice. */
export const takenFurtherFrom = 12;
