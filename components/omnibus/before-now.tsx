import { getTranslations } from 'next-intl/server';
import { type FigureSince, type RuleHistory, successorOf } from '@/law/omnibus/history';
import type { RuleVersion } from '@/law/register';
import { addDays, formatDate } from '@/lib/dates';
import { Value } from '@/mdx/figures/component';
import { Changed, Formerly } from '@/ui/marks';
import styles from './omnibus.module.css';
import {
  applicationsOf,
  labelBefore,
  type OmnibusContext,
  scopeAfter,
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
          {labelBefore(values.at(-1), context)}
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
          {scopeAfter(values.at(-1), context)}
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

interface NowProps {
  history: RuleHistory;
  /** Rules of the same regime, which may have taken over what this one measured. */
  others: readonly RuleHistory[];
  context: OmnibusContext;
}

/** A rule as of the day of the build, with what is new highlighted. */
export function Now({ history, others, context }: NowProps) {
  const { locale, combination } = context;
  const { now, past, figures } = history;
  const criteria = combination(now);
  if (!now) return <Ended history={history} others={others} context={context} />;
  // Compared with the first wording, since an act before the last one may have moved the date.
  const before = applicationsOf(past.slice(0, 1), context);
  const text = figures.length === 0 ? textOf(now, locale) : undefined;
  const mark = (words: string, isNew: boolean) => (isNew ? <Changed>{words}</Changed> : words);
  return (
    <ul role="list" className={styles.lines}>
      {figures.map((figure) => (
        <FigureNow
          key={figure.name}
          figure={figure}
          history={history}
          others={others}
          context={context}
        />
      ))}
      {criteria && (
        <li>{mark(criteria, past.length > 0 && criteria !== combination(past.at(-1)))}</li>
      )}
      {text && <li>{mark(text, past.length > 0 && text !== textOf(past.at(-1), locale))}</li>}
      {applicationsOf([now], context).map((each) => (
        <li key={each}>{mark(each, past.length > 0 && !before.includes(each))}</li>
      ))}
      {history.rule.layer === 'fr' && now.note && (
        <li className={styles.quiet}>{now.note[locale]}</li>
      )}
    </ul>
  );
}

async function FigureNow({ figure, history, others, context }: NowProps & { figure: FigureSince }) {
  const t = await getTranslations('omnibus');
  const { start, day } = context;
  const { past, now } = figure;
  if (now)
    return (
      <li>
        {labelBefore(now, context)}
        <Value
          value={now}
          day={day}
          words={wordsAfterLabel(now, context)}
          isNew={now.from >= start}
        />
        {scopeAfter(now, context)}
      </li>
    );
  const successor = successorOf(figure, history, others);
  return (
    <li className={styles.quiet}>
      {labelBefore(past.at(-1), context)}
      {successor ? <See rule={successor} context={context} /> : t('noLongerTested')}
    </li>
  );
}

/** A repealed rule: the day it ended, and the rule that replaced it. */
async function Ended({ history, others, context }: NowProps) {
  const t = await getTranslations('omnibus');
  const { locale } = context;
  const { past, rule } = history;
  const last = past.at(-1);
  const successor = others.find((other) => other.rule.id === rule.replacedBy);
  if (!last?.until) return null;
  return (
    <ul role="list" className={styles.lines}>
      <li>
        <Changed>{t('ended', { date: formatDate(addDays(last.until, 1), locale) })}</Changed>
      </li>
      {successor && (
        <li>
          <See rule={successor} context={context} />
        </li>
      )}
      {last.note && <li className={styles.quiet}>{last.note[locale]}</li>}
    </ul>
  );
}

async function See({
  rule: { rule },
  context: { locale },
}: {
  rule: RuleHistory;
  context: OmnibusContext;
}) {
  const t = await getTranslations('omnibus');
  return (
    <>
      {t('see')} <a href={`#${rule.id}`}>{rule.label[locale]}</a>
    </>
  );
}
