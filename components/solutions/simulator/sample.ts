import { loadGuide } from '@/lib/content/guides';
import type { Locale } from '@/lib/i18n/locales';

/** The sample company of the page. Its obligations, in the messages, follow from these values. */
export const sample = {
  headcount: { value: 1240, unit: 'employees' },
  france: { value: 980, unit: 'employees' },
  turnover: { value: 480, unit: 'eur-million' },
  balance: { value: 310, unit: 'eur-million' },
} as const;

/** The thresholds each value is measured against, by their ids in the guides. */
export const scales = [
  {
    id: 'headcount',
    marks: [
      { id: 'large', guide: 'csrdguide', threshold: 'large-employees' },
      { id: 'wave1', guide: 'csrdguide', threshold: 'wave-1-employees' },
      { id: 'csddd', guide: 'csdddguide', threshold: 'eu-employees' },
      { id: 'csdddFirst', guide: 'csdddguide', threshold: 'first-group-employees' },
    ],
  },
  {
    id: 'turnover',
    marks: [
      { id: 'large', guide: 'csrdguide', threshold: 'large-turnover' },
      { id: 'csddd', guide: 'csdddguide', threshold: 'eu-turnover' },
      { id: 'csdddFirst', guide: 'csdddguide', threshold: 'first-group-turnover' },
    ],
  },
  {
    id: 'balance',
    marks: [{ id: 'large', guide: 'csrdguide', threshold: 'large-balance-sheet' }],
  },
] as const;

/**
 * Amount of a threshold as the guide states it, in the unit of the sample.
 * @throws when the guide no longer has it, or has it in another unit.
 */
export function thresholdValue(
  guide: string,
  id: string,
  unit: 'employees' | 'eur-million',
  locale: Locale,
): number {
  const found = loadGuide(guide, locale).data.thresholds.find((threshold) => threshold.id === id);
  if (found?.unit !== unit || found.comparison !== 'more-than') {
    throw new Error(
      `The simulator page needs the threshold "${id}" of ${guide}, as "more than", in ${unit}.`,
    );
  }
  return found.value;
}
