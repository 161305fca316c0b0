import type { CheckerLaw } from '@/lib/checker/law';
import type { RegimeResult, Verdict } from '@/lib/checker/result';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Profile } from '@/lib/law/profile';
import { COLON } from '@/lib/typography/colon';
import { fill } from './fill';
import { RuleReason } from './rule-reason';
import { Body, Item, Layers } from './styles';
import type { CheckerWords } from './words';

interface RegimeItemProps {
  result: RegimeResult;
  isProtecting: boolean;
  /** Address of the guide on it, if there is one. */
  guide: string | undefined;
  law: CheckerLaw;
  profile: Profile;
  words: CheckerWords;
  locale: Locale;
}

/** One regime: the answer of each layer, and why. */
export function RegimeItem({
  result,
  isProtecting,
  guide,
  law,
  profile,
  words,
  locale,
}: RegimeItemProps) {
  const say = (verdict: Verdict) =>
    words.verdicts[isProtecting && verdict === 'yes' ? 'protected' : verdict];
  const colon = COLON[locale];
  const dates = law.dates[result.id] ?? [];
  return (
    <Item>
      <summary>
        <strong>{words.regimes[result.id]}</strong>
        <Layers>
          {result.layers.map(({ layer, verdict }) => (
            <span key={layer} data-verdict={verdict}>
              {words.layers[layer]}
              {colon}
              {say(verdict)}
            </span>
          ))}
        </Layers>
      </summary>
      <Body>
        {result.layers.map(({ layer, verdict, before, rules }) => (
          <div key={layer}>
            <h5>{words.layers[layer]}</h5>
            {rules
              .filter((rule) => verdict === 'no' || rule.verdict !== 'no')
              .map((rule) => (
                <RuleReason key={rule.rule} {...{ rule, law, profile, words, locale }} />
              ))}
            <p>
              {changed(before, verdict, words)}
              {fill(words.before, { verdict: say(before) })}
            </p>
          </div>
        ))}
        {dates.length > 0 && (
          <div>
            <h5>{words.dates}</h5>
            <ul>
              {dates.map(({ date, label }) => (
                <li key={date + label}>
                  <time dateTime={date}>{formatDate(date, locale)}</time>
                  {colon}
                  {label}
                </li>
              ))}
            </ul>
          </div>
        )}
        {guide && (
          <p>
            <a href={guide}>{words.guide}</a>
          </p>
        )}
      </Body>
    </Item>
  );
}

function changed(before: Verdict, now: Verdict, words: CheckerWords): string {
  const isIn = (verdict: Verdict) => verdict === 'yes';
  if (isIn(before) && now === 'no') return `${words.left} `;
  return before === 'no' && isIn(now) ? `${words.entered} ` : '';
}
