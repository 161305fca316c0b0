import { useEffect, useState } from 'react';
import { loadLazily } from '@/islands/browser/hooks';
import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { datesFor } from '@/law/checker/profile-dates';
import type { RegimeResult, Verdict } from '@/law/checker/result';
import type { Profile } from '@/law/evaluation/profile';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import { type CheckerMessages, fill, verdictText } from './messages';
import { RuleReason } from './rule-reason';
import { Body, Item, Layers } from './styles';

/** How many coming dates are shown. */
const DATES = 3;

interface RegimeItemProps {
  result: RegimeResult;
  answers: Answers;
  isProtecting: boolean;
  /** Address of the guide on it, if there is one. */
  guide: string | undefined;
  law: CheckerLaw;
  profile: Profile;
  messages: CheckerMessages;
  locale: Locale;
}

/** One regime: the answer of each layer, and why. */
export function RegimeItem({ result, isProtecting, guide, ...context }: RegimeItemProps) {
  const { law, answers, messages, locale } = context;
  const say = (verdict: Verdict) =>
    messages.verdicts[isProtecting && verdict === 'yes' ? 'protected' : verdict];
  const colon = COLON[locale];
  // The outlook takes many evaluations, so it is computed only for regimes that are open.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Item onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{messages.regimes[result.id]}</strong>
        <Layers>
          {result.layers.map((each) => (
            <span key={each.layer} data-verdict={each.unless ? 'no' : each.verdict}>
              {messages.layers[each.layer]}
              {colon}
              {isProtecting && each.verdict === 'yes'
                ? messages.verdicts.protected
                : verdictText(each, answers, messages)}
            </span>
          ))}
        </Layers>
      </summary>
      <Body>
        {result.layers.map((each) => (
          <LayerReasons
            key={each.layer}
            result={each}
            regime={result.id}
            {...{ isOpen, say, ...context }}
          />
        ))}
        <ComingDates {...{ law, result, messages, locale }} />
        {guide && (
          <p>
            <a href={guide}>{messages.guide}</a>
          </p>
        )}
      </Body>
    </Item>
  );
}

type ComingDatesProps = Pick<RegimeItemProps, 'law' | 'result' | 'messages' | 'locale'>;

function ComingDates({ law, result, messages, locale }: ComingDatesProps) {
  const dates = datesFor(law, result).slice(0, DATES);
  if (dates.length === 0) return null;
  return (
    <div>
      <h5>{messages.dates}</h5>
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

interface LayerReasonsProps
  extends Pick<RegimeItemProps, 'law' | 'answers' | 'profile' | 'messages' | 'locale'> {
  regime: RegimeResult['id'];
  result: RegimeResult['layers'][number];
  /** Whether the visitor reads it. */
  isOpen: boolean;
  say: (verdict: Verdict) => string;
}

/** Why a layer answers as it does, what it answered before, and what would change that. */
function LayerReasons({ regime, result, isOpen, say, ...context }: LayerReasonsProps) {
  const { messages } = context;
  const OutlookPart = useOutlookPart(isOpen);
  return (
    <div>
      <h5>{messages.layers[result.layer]}</h5>
      {result.rules
        .filter((rule) => result.verdict === 'no' || rule.verdict !== 'no')
        .map((rule) => (
          <RuleReason key={rule.rule} rule={rule} {...context} />
        ))}
      <p>
        {changed(result.before, result.verdict, messages)}
        {fill(messages.before, { verdict: say(result.before) })}
      </p>
      {OutlookPart && <OutlookPart regime={regime} result={result} {...context} />}
    </div>
  );
}

/** The part that computes what would change an answer; it loads with the first that is read. */
function useOutlookPart(isRead: boolean) {
  const [part, setPart] = useState<typeof import('./outlook-part')>();
  useEffect(() => {
    if (isRead) loadLazily(() => import('./outlook-part')).then(setPart, () => undefined);
  }, [isRead]);
  return isRead ? part?.OutlookPart : undefined;
}

function changed(before: Verdict, now: Verdict, messages: CheckerMessages): string {
  const isIn = (verdict: Verdict) => verdict === 'yes';
  if (isIn(before) && now === 'no') return `${messages.left} `;
  return before === 'no' && isIn(now) ? `${messages.entered} ` : '';
}
