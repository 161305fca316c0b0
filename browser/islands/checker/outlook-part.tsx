import { useEffect, useState } from 'react';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { type Crossing, FASTEST, type Outlook, outlookOf } from '@/law/checker/outlook';
import type { RegimeId } from '@/law/checker/regimes';
import type { LayerResult } from '@/law/checker/result';
import { testWords } from '@/law/criteria-text';
import type { Profile } from '@/law/evaluation/profile';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import { type CheckerMessages, fill } from './messages';

interface OutlookPartProps {
  regime: RegimeId;
  result: LayerResult;
  law: CheckerLaw;
  profile: Profile;
  messages: CheckerMessages;
  locale: Locale;
}

/** How long the answers have to stand still, in ms: an outlook takes many evaluations. */
const WAIT = 200;

/** What would change the answer of a layer: a threshold, growth, a partner in scope. */
export function OutlookPart({ regime, result, law, profile, messages, locale }: OutlookPartProps) {
  const [outlook, setOutlook] = useState<Outlook>();
  useEffect(() => {
    const timer = setTimeout(() => setOutlook(outlookOf(law, regime, result, profile)), WAIT);
    return () => clearTimeout(timer);
  }, [law, regime, result, profile]);
  if (!outlook) return null;
  const { ends, nearest, growth } = outlook;
  const asked = result.layer === 'eu' && result.verdict === 'no' && messages.valueChain[regime];
  return (
    <div>
      <p>
        <strong>{messages.outlook.title}</strong>
      </p>
      <ul>
        {ends && (
          <li>
            {fill(messages.outlook.ends, {
              year: ends.year,
              verdict: messages.verdicts[ends.verdict].toLowerCase(),
            })}
          </li>
        )}
        {nearest.length > 0 && (
          <li>
            {fill(messages.outlook.nearest, {
              thresholds: nearest
                .map((crossing) => thresholdText(crossing, profile, messages, locale))
                .join(messages.outlook.and),
            })}
          </li>
        )}
        <li>
          {growth
            ? fill(messages.outlook[growth.rate > 0 ? 'growth' : 'steady'][growth.verdict], {
                rate: growth.rate,
              }) + (growth.once ? ` ${messages.outlook.once}` : '')
            : fill(messages.outlook.none, { rate: FASTEST })}
        </li>
        {asked && <li>{asked}</li>}
      </ul>
    </div>
  );
}

/** The threshold with how far the company is from it: `headcount: more than 1,000 employees (+12%)`. */
function thresholdText(
  { criterion, change }: Crossing,
  profile: Profile,
  messages: CheckerMessages,
  locale: Locale,
): string {
  const gap = new Intl.NumberFormat(localeTags[locale], {
    style: 'percent',
    signDisplay: 'always',
    ...(Math.abs(change) < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 }),
  })
    .format(change)
    .replace('-', '\u2212');
  const { asked } = testWords(criterion, profile, messages.measures, locale);
  return `${asked} ${fill(messages.outlook.gap, { change: gap })}`;
}
