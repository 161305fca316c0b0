import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { FigureValue } from '@/law/figures';
import { fillFigures } from '@/law/placeholders';
import type { NumberCriterion } from '@/law/register';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import { figureNamed, figureParts, figureState, figureTitle, pick } from '@/loaders/guide-entries';
import type { GuideFigure } from '@/loaders/guide-law';
import { figureValues } from '@/loaders/law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import type { OfGuide } from '@/mdx/component';
import note from '@/mdx/note/component.module.css';
import { Cite } from '@/mdx/sources/component';
import { Changed, Formerly, visuallyHidden } from '@/ui/marks';
import styles from './component.module.css';

/** A figure within a sentence: earlier values struck out, each with its period, and the present one marked. */
export async function Threshold({ law, of, locale }: OfGuide & { of: string }) {
  const figure = figureNamed(law, of);
  const { value: written, ...others } = await lawWords(locale, getTranslations);
  const words = {
    ...others,
    value: (criterion: NumberCriterion) => lowerFirst(written(criterion)),
  };
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

/** Figures of the register in a box: the law of the day, to whom it applies, its source, and what it was before. */
export const KeyFigures = ({ law, locale, ids }: OfGuide & { ids?: string }) => (
  <dl className={styles.figures}>
    {pick(law.figures, ids, ({ name }) => name).map((figure) => (
      <KeyFigure key={figure.name} figure={figure} law={law} locale={locale} />
    ))}
  </dl>
);

async function KeyFigure({ figure, law, locale }: OfGuide & { figure: GuideFigure }) {
  const t = await getTranslations('guide');
  const words = await lawWords(locale, getTranslations);
  const { present, future, past } = figureParts(figure, law.day);
  const told = present ?? past[0] ?? future[0];
  if (!told) throw new Error(`The figure "${figure.name}" has no value.`);
  const { version, criterion } = told;
  const source = (
    <Cite law={law} source={version.act} locale={locale}>
      {version.provision?.[locale]}
    </Cite>
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
          {(present ? [words.period(present, law.day), ...words.application(version)] : []).map(
            (phrase) => (
              <span key={phrase} className={styles.phrase}>
                {phrase}{' '}
              </span>
            ),
          )}
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
export const Figure = ({ of, locale }: Pick<OfGuide, 'locale'> & { of: string }) =>
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

interface HistoryProps extends Pick<OfGuide, 'locale'> {
  until: string;
  children: ReactNode;
}

/** Law that applied until a given day, set apart from the law in force, and folded. */
export async function History({ until, locale, children }: HistoryProps) {
  const t = await getTranslations('guide');
  return (
    <details className={`${note.note} ${note.history}`} data-past-law="">
      <summary className={note.title}>{t('lawUntil', { date: formatDate(until, locale) })}</summary>
      {children}
    </details>
  );
}
