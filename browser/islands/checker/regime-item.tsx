import { useEffect, useMemo, useState } from 'react';
import { verdictText, verdictWord } from '@/browser/islands/checker/verdict-of';
import { usePart } from '@/browser/islands/runtime/hooks';
import { textOf } from '@/law/checker/checker-law';
import { concerned } from '@/law/checker/headline';
import { datesFor } from '@/law/checker/profile-dates';
import type { LayerResult, RegimeResult, Verdict } from '@/law/checker/result';
import { tellingRules } from '@/law/checker/telling-rules';
import { changesIn, ifTransposed, type YearRow, years, yearsOf } from '@/law/checker/years';
import { formatDate } from '@/lib/dates';
import { COLON, lowerFirst } from '@/lib/sentences';
import type { ResultContext } from './found';
import { whenText } from './headline-text';
import { type CheckerMessages, fill } from './messages';
import { Item } from './result-styles';
import { RuleReason } from './rule-reason';

/** How many coming dates are shown. */
const DATES = 3;

interface RegimeItemProps extends ResultContext {
  result: RegimeResult;
  /** Address of the guide on it, if there is one. */
  guide: string | undefined;
}

/** One regime: the answer of each layer and since or from when, and inside why. */
export function RegimeItem({ result, guide, ...context }: RegimeItemProps) {
  const { law, messages } = context;
  const { calendars, feed } = law.followed[result.id];
  // What nobody reads is not written, so that answering stays quick.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Item data-regime={result.id} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong className="strong">{messages.regimes[result.id]}</strong>
        <span className="grid quiet">
          {result.layers.map((each) => (
            <LayerVerdict key={each.layer} result={each} regime={result.id} context={context} />
          ))}
        </span>
      </summary>
      {isOpen && (
        <div className="measure">
          <Reasons result={result} {...context} />
          <ComingDates result={result} {...context} />
          <p className="flow">
            {guide && <a href={guide}>{messages.guide}</a>}
            {calendars.map(({ name, url }) => (
              <a key={url} href={url}>
                {fill(messages.follow.calendar, { name })}
              </a>
            ))}
            <a href={feed}>{messages.follow.feed}</a>
          </p>
        </div>
      )}
    </Item>
  );
}

interface LayerProps {
  regime: RegimeResult['id'];
  result: LayerResult;
  context: ResultContext;
}

/** The answer of a layer, beside the one it has replaced. */
function LayerVerdict({ regime, result, context }: LayerProps) {
  const { found, law, messages, locale } = context;
  const { layer, verdict, before, unless, rules } = result;
  const when =
    verdict === 'yes' &&
    whenText(
      concerned(rules.filter((rule) => rule.verdict === 'yes')),
      law.day,
      messages.headline,
      locale,
    );
  return (
    <span data-layer={layer} data-verdict={unless ? 'no' : verdict}>
      {messages.layers[layer]}
      {COLON[locale]}
      {hasChanged(before, verdict) && (
        <>
          <del>
            <span className="visually-hidden">{messages.notice.was} </span>
            {verdictWord(regime, before, messages)}
          </del>{' '}
        </>
      )}
      <b className="strong">{verdictText(regime, result, found.answers, messages)}</b>
      {when}
    </span>
  );
}

const hasChanged = (before: Verdict, now: Verdict): boolean =>
  (before === 'yes' && now === 'no') || (before === 'no' && now === 'yes');

function ComingDates({ law, result, messages, locale }: ResultContext & { result: RegimeResult }) {
  const dates = datesFor(law, result).slice(0, DATES);
  if (dates.length === 0) return null;
  return (
    <div className="stack above-3">
      <h5 className="strong">{messages.dates}</h5>
      <ul>
        {dates.map(({ date, label }) => (
          <li key={date + label}>
            <time dateTime={date}>{formatDate(date, locale)}</time>
            {COLON[locale]}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why each layer answers as it does, and what it does year by year. */
function Reasons({ result: { id, layers }, ...context }: ResultContext & { result: RegimeResult }) {
  const { found, law, messages, locale } = context;
  const rows = useMemo(() => yearsOf(law, found.profile), [law, found]);
  const hypothesis = ifTransposed(law, rows, id);
  const words = messages.yearByYear;
  return layers.map((result) => {
    const row = rows.find((each) => each.id === id && each.layer === result.layer);
    return (
      <div key={result.layer} className="stack above-3">
        <LayerReasons result={result} regime={id} context={context} />
        {row && <YearsPart title={words.title} {...{ row, law, messages, locale }} />}
        {hypothesis?.layer === result.layer && (
          <>
            <YearsPart title={words.hypothesis} row={hypothesis} {...{ law, messages, locale }} />
            <p>{words.hypothesisNote}</p>
          </>
        )}
      </div>
    );
  });
}

/** Why a layer answers as it does, what it answered before, and what would change that. */
function LayerReasons({ regime, result, context }: LayerProps) {
  const { found, law, messages, locale } = context;
  const { answers, profile } = found;
  const [part, load] = usePart(() => import('./outlook-part'));
  useEffect(load);
  return (
    <>
      <h5 className="strong">{messages.layers[result.layer]}</h5>
      {tellingRules(result, profile).map((rule) => (
        <RuleReason
          key={rule.rule}
          {...{ rule, regime, law, answers, profile, messages, locale }}
        />
      ))}
      <p>
        {changed(result.before, result.verdict, messages)}
        {fill(messages.before, {
          verdict: lowerFirst(verdictWord(regime, result.before, messages)),
        })}
      </p>
      {part && <part.OutlookPart {...{ regime, result, law, profile, messages, locale }} />}
    </>
  );
}

function changed(before: Verdict, now: Verdict, messages: CheckerMessages): string {
  if (!hasChanged(before, now)) return '';
  return `${now === 'no' ? messages.left : messages.entered} `;
}

interface YearsPartProps extends Pick<ResultContext, 'law' | 'messages' | 'locale'> {
  title: string;
  row: YearRow;
}

/** A layer from 2024 to 2030 for the same figures: the years that answer alike, and the provision that turns them. */
function YearsPart({ title, row, law, messages, locale }: YearsPartProps) {
  const { span, begins, ends } = messages.yearByYear;
  const changes = changesIn(row);
  const last = Math.max(...years);
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {[...row.years.slice(0, 1), ...changes].map(({ year, verdict }, index) => {
          const until = (changes[index]?.year ?? last + 1) - 1;
          const change = changes[index - 1];
          const text = change && textOf(law, change.rule);
          return (
            <li key={year}>
              {year === until ? year : fill(span, { from: year, until })}
              {COLON[locale]}
              {lowerFirst(verdictWord(row.id, verdict, messages))}
              {change && text && (
                <>
                  {'. '}
                  {fill(change.kind === 'begins' ? begins : ends, { rule: text.label })} (
                  {text.url ? <a href={text.url}>{text.act}</a> : text.act}
                  {text.provision && `, ${text.provision}`})
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
