import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { figureParts, figureTitle, pick } from '@/loaders/guide-entries';
import type { GuideFigure, GuideLaw } from '@/loaders/guide-law';
import { lawWords } from '@/loaders/law-words';
import { Changed } from '@/ui/marks';
import { Citation } from './citation';
import styles from './mdx.module.css';
import { Value } from './threshold';

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
