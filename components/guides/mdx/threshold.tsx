import { getTranslations } from 'next-intl/server';
import { figureState } from '@/lib/content/facts/figure-state';
import type { GuideFigure, GuideLaw } from '@/lib/content/facts/guide-law';
import { type LawWords, lawWords } from '@/lib/content/facts/law-words';
import type { Locale } from '@/lib/i18n/locales';
import type { FigureValue } from '@/lib/law/figures';
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
  /** Whether it took the place of another. */
  isNew: boolean;
}

/**
 * One value and its period. Few screen readers tell `<del>` and `<ins>`, so a hidden word does; the
 * period, which everybody sees, says the rest.
 */
export async function Value({ value, day, words, isNew }: ValueProps) {
  const t = await getTranslations('guide.figure');
  const written = words.value(value.criterion);
  const state = figureState(value, day);
  return (
    <>
      {state === 'past' ? (
        <del className={styles.formerly}>
          <span className="visually-hidden">{t('formerly')} </span>
          {written}
        </del>
      ) : isNew ? (
        <ins className={styles.now}>{written}</ins>
      ) : (
        written
      )}{' '}
      <span className={styles.period}>{words.period(value, day)}</span>
    </>
  );
}
