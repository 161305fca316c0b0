import { getTranslations } from 'next-intl/server';
import type { FigureValue } from '@/law/figures';
import type { Locale } from '@/lib/i18n/locales';
import { figureState } from '@/loaders/guide-entries';
import type { GuideFigure, GuideLaw } from '@/loaders/guide-law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import { Changed, Formerly } from '@/ui/marks';
import styles from './mdx.module.css';

interface ThresholdProps {
  law: Pick<GuideLaw, 'day'>;
  figure: GuideFigure;
  locale: Locale;
}

/** A figure within a sentence: earlier values struck out, each with its period, and the present one marked. */
export async function Threshold({ law, figure, locale }: ThresholdProps) {
  const words = await lawWords(locale, getTranslations);
  return (
    <span>
      {figure.values.map((value, index) => (
        <span key={value.from}>
          {index > 0 && ', '}
          <Value value={value} day={law.day} words={words} isNew={index > 0} />
        </span>
      ))}
    </span>
  );
}

interface ValueProps {
  value: FigureValue;
  day: string;
  words: LawWords;
  /** Whether it replaced an earlier value. */
  isNew: boolean;
}

/** One value and its period. */
export function Value({ value, day, words, isNew }: ValueProps) {
  const written = words.value(value.criterion);
  const state = figureState(value, day);
  return (
    <>
      {state === 'past' ? (
        <Formerly>{written}</Formerly>
      ) : isNew ? (
        <Changed>{written}</Changed>
      ) : (
        written
      )}{' '}
      <span className={styles.period}>{words.period(value, day)}</span>
    </>
  );
}
