import { getTranslations } from 'next-intl/server';
import { type FigureSince, type RuleHistory, successorOf } from '@/law/omnibus/history';
import { addDays, formatDate } from '@/lib/dates';
import { Value } from '@/mdx/figures/component';
import { Changed } from '@/ui/marks';
import styles from './omnibus.module.css';
import {
  applicationsOf,
  FigureLabel,
  FigureScope,
  type OmnibusContext,
  textOf,
  wordsAfterLabel,
} from './wording';

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
        <FigureLabel value={now} context={context} />
        <Value
          value={now}
          day={day}
          words={wordsAfterLabel(now, context)}
          isNew={now.from >= start}
        />
        <FigureScope value={now} context={context} />
      </li>
    );
  const successor = successorOf(figure, history, others);
  return (
    <li className={styles.quiet}>
      <FigureLabel value={past.at(-1)} context={context} />
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
