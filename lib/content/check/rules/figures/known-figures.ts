import type { GuideData, Threshold } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import { figuresIn } from './figures-in-text';

const thresholdKey = ({ unit, value }: Threshold): string[] => {
  const scale: Partial<Record<Threshold['unit'], number>> = {
    eur: 1,
    'eur-million': 1e6,
    'eur-billion': 1e9,
  };
  if (unit === 'employees' || unit === 'percent') return [`${unit}:${value}`];
  const factor = scale[unit];
  return factor === undefined ? [] : [`amount:${Math.round(value * factor)}`];
};

/** Keys of every figure in guide.yaml: values, dates, and figures within its texts. */
export function knownFigures(data: GuideData, locale: Locale): Set<string> {
  const { milestones, thresholds, since, sources } = data;
  const texts = [
    ...milestones.map(({ label }) => label[locale]),
    ...thresholds.flatMap(({ label, population }) => [label[locale], population[locale]]),
    ...since.map(({ text }) => text[locale]),
    ...sources.flatMap(({ act, title }) => [act[locale], title[locale]]),
  ];
  return new Set([
    ...thresholds.flatMap(thresholdKey),
    ...thresholds.map(({ value }) => `count:${value}`),
    ...[...milestones, ...since].map(({ date }) => `date:${date}`),
    ...[data.publishedOn, data.reviewedOn, data.updatedOn].map((date) => `date:${date}`),
    ...texts.flatMap((text) => figuresIn(text, locale).map(({ key }) => key)),
  ]);
}
