import { getTranslations } from 'next-intl/server';
import type { FigureSince, RuleHistory } from '@/law/omnibus/history';
import type { RuleVersion } from '@/law/register';
import { Value } from '@/mdx/figures/component';
import { Formerly } from '@/ui/marks';
import styles from './omnibus.module.css';
import {
  applicationsOf,
  FigureLabel,
  FigureScope,
  type OmnibusContext,
  textOf,
  wordsAfterLabel,
} from './wording';

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
  const last = past.at(-1);
  const gone = figures.filter((figure) => figure.past.length > 0);
  const applied = applicationsOf(past, context).filter(
    (text) => !(now && applicationsOf([now], context).includes(text)),
  );
  // The text of a wording is only needed if it had no figures, which say it themselves.
  const inWords = last !== undefined && figures.every((figure) => !hadFigure(figure, last));
  const text = inWords ? textOf(last, locale) : undefined;
  const ofWords = text === undefined || text === textOf(now, locale) ? [] : [text];
  const combination = gone.length > 0 ? context.combination(last) : undefined;
  const ofCriteria =
    combination === undefined || combination === context.combination(now) ? [] : [combination];
  const formerly = [...ofCriteria, ...ofWords, ...applied];
  if (gone.length + formerly.length === 0) {
    const isNew = rule.versions.every(({ from }) => from >= start);
    return <p className={styles.quiet}>{t(isNew ? 'new' : 'unchanged')}</p>;
  }
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
          <FigureScope value={values.at(-1)} context={context} />
        </li>
      ))}
      {formerly.map((each) => (
        <li key={each}>
          <Formerly>{each}</Formerly>
        </li>
      ))}
    </ul>
  );
}

/** Whether a figure was part of a wording. */
const hadFigure = ({ past, now }: FigureSince, wording: RuleVersion): boolean =>
  past.length > 0 || (now !== undefined && now.from <= wording.from);
