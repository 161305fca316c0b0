import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { FigureValue } from '@/law/figures';
import { fillFigures } from '@/law/values';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { figureParts, figureState, figureTitle, pick } from '@/loaders/guide-entries';
import type { GuideFigure, GuideLaw } from '@/loaders/guide-law';
import { figureValues } from '@/loaders/law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import styles from '@/mdx/mdx.module.css';
import { Citation } from '@/mdx/sources/component';
import { Changed, Formerly, visuallyHidden } from '@/ui/marks';

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

interface KeyFiguresProps {
  law: GuideLaw;
  locale: Locale;
  ids?: string;
}

/** Figures of the register in a box: the law of the day, to whom it applies, its source, and what it was before. */
export const KeyFigures = ({ law, locale, ids }: KeyFiguresProps) => (
  <dl className={styles.figures}>
    {pick(law.figures, ids, ({ name }) => name).map((figure) => (
      <KeyFigure key={figure.name} figure={figure} law={law} locale={locale} />
    ))}
  </dl>
);

interface KeyFigureProps {
  figure: GuideFigure;
  law: GuideLaw;
  locale: Locale;
}

async function KeyFigure({ figure, law, locale }: KeyFigureProps) {
  const t = await getTranslations('guide');
  const words = await lawWords(locale, getTranslations);
  const { present, future, past } = figureParts(figure, law.day);
  const told = present ?? past[0] ?? future[0];
  if (!told) throw new Error(`The figure "${figure.name}" has no value.`);
  const { version, criterion } = told;
  const source = (
    <Citation law={law} source={version.act} locale={locale}>
      {version.provision?.[locale]}
    </Citation>
  );
  return (
    <div className={styles.figure}>
      <dt>
        {figureTitle(figure, told, locale)}
        {[version.who, criterion.scope].map(
          (text) =>
            text && (
              <span key={text[locale]} className={styles.population}>
                {text[locale]}
              </span>
            ),
        )}
      </dt>
      <dd>
        <span className={styles.quantity}>
          {!present ? (
            t('figure.none')
          ) : past.length > 0 ? (
            <Changed>{words.value(present.criterion)}</Changed>
          ) : (
            words.value(present.criterion)
          )}
        </span>
        <span className={styles.asOf}>
          {[
            ...(present ? [words.period(present, law.day), ...words.application(version)] : []),
            t('figure.checkedOn', { date: formatDate(figure.checkedOn, locale) }),
          ].map((phrase) => (
            <span key={phrase} className={styles.phrase}>
              {phrase}{' '}
            </span>
          ))}
          {present && source}
        </span>
        {[...future, ...past].map((value) => (
          <span key={value.from} className={styles.before}>
            <Value value={value} day={law.day} words={words} isNew={false} />{' '}
            {!present && value === told && source}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** A figure of the register of law as it is on the day of the build. */
export const Figure = ({ of, locale }: { of: string; locale: Locale }) =>
  typeset(fillFigures(`{${of}}`, figureValues(locale)), locale);

/** Earlier law, struck out and announced as such to screen readers. */
export async function Was({ children }: { children: ReactNode }) {
  const t = await getTranslations('guide');
  return (
    <s>
      {visuallyHidden(t('was'))} {children}
    </s>
  );
}

/** Law that applied until a given day, set apart from the law in force. */
export async function History({
  until,
  locale,
  children,
}: {
  until: string;
  locale: Locale;
  children: ReactNode;
}) {
  const t = await getTranslations('guide');
  return (
    <div className={`${styles.note} ${styles.history}`} role="note" data-past-law="">
      <p className={styles.noteTitle}>{t('lawUntil', { date: formatDate(until, locale) })}</p>
      {children}
    </div>
  );
}
