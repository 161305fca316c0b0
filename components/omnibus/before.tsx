import { getTranslations } from 'next-intl/server';
import { Value } from '@/components/guides/mdx/threshold';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import type { RuleHistory } from '@/lib/omnibus/rule-history';
import type { OmnibusContext } from './context';
import { FigureLabel } from './figure-label';
import styles from './omnibus.module.css';
import { applicationsOf, textOf, wordsAfterLabel } from './wording';

/** What a rule was before Omnibus I, struck out and dated. */
export async function Before({
  history,
  context,
}: {
  history: RuleHistory;
  context: OmnibusContext;
}) {
  const t = await getTranslations('omnibus');
  const { start, day, locale } = context;
  const { past, now, figures, rule } = history;
  if (past.length === 0) {
    const isNew = rule.versions.every(({ from }) => from >= start);
    return <p className={styles.quiet}>{t(isNew ? 'new' : 'unchanged')}</p>;
  }
  const gone = figures.filter((figure) => figure.past.length > 0);
  const applied = applicationsOf(past, context).filter(
    (text) => !(now && applicationsOf([now], context).includes(text)),
  );
  const text = figures.length === 0 ? textOf(past.at(-1), locale) : undefined;
  const struck = (formerly: string) => (
    <del className={styles.formerly}>
      {visuallyHidden(t('was'))} {formerly}
    </del>
  );
  return (
    <ul role="list" className={styles.lines}>
      {gone.map(({ name, past: values }) => (
        <li key={name}>
          <FigureLabel value={values.at(-1)} context={context} />
          {values.map((value, index) => (
            <span key={value.from}>
              {index > 0 && ', '}
              <Value
                value={value}
                day={day}
                words={wordsAfterLabel(value, context)}
                isNew={false}
              />
            </span>
          ))}
        </li>
      ))}
      {text && text !== textOf(now, locale) && <li>{struck(text)}</li>}
      {applied.map((each) => (
        <li key={each}>{struck(each)}</li>
      ))}
    </ul>
  );
}
