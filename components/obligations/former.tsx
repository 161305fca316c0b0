import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { shortQuantity } from '@/law/quantity';
import { flatCriteria, isNumber } from '@/law/register';
import { escapeRegExp } from '@/lib/escape';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';
import { struckFigure } from '@/loaders/struck-figure';
import { mainRule, type ToldObligation } from '@/publishing/obligations/facts';
import { Changed, Formerly, InForce } from '@/ui/marks';

interface Told {
  told: ToldObligation;
}

/** The figures of who is concerned that the law of the day has replaced. */
function replaced({ law, locale }: ToldObligation) {
  const rule = entriesOf(loadTypesetRegister(locale)).rules.get(mainRule(law)?.rule.id ?? '');
  return [...(rule ? figuresOf(rule).keys() : [])].flatMap(
    (name) => struckFigure(name, locale) ?? [],
  );
}

/** What the thresholds were, struck. */
export async function Former({ told }: Told) {
  const t = await getTranslations('obligation');
  const former = new Set(
    replaced(told).map(({ before, now }) =>
      /\p{L}/u.test(before) ? before : [before, now.unit].filter(Boolean).join('\u00a0'),
    ),
  );
  if (former.size === 0) return null;
  return (
    <p data-past-law="">
      <span aria-hidden="true">{t('before')} </span>
      {[...former].map((value, index) => (
        <Fragment key={value}>
          {index > 0 && ' · '}
          <Formerly>{value}</Formerly>
        </Fragment>
      ))}
    </p>
  );
}

/** The thresholds of who is concerned, as sentences have them: `1 000 salariés`, `450 M€`. */
function inForce({ law, locale }: ToldObligation): string[] {
  return flatCriteria(mainRule(law)?.now.version.criteria)
    .filter(isNumber)
    .map((criterion) => typeset(shortQuantity(criterion, locale), locale))
    .filter((value) => /[\p{L}%€]/u.test(value));
}

/** A sentence of thresholds, those in force highlighted, and told apart where they have replaced others. */
export function Thresholds({ told, children }: Told & { children: string }) {
  const figures = inForce(told);
  if (figures.length === 0) return children;
  const changed = new Set(
    replaced(told).map(({ now }) => [now.number, now.unit].filter(Boolean).join('\u00a0')),
  );
  return children
    .split(new RegExp(`(?<![\\d.,\u202f])(${figures.map(escapeRegExp).join('|')})`, 'u'))
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const Mark = changed.has(part) ? Changed : InForce;
      return <Mark key={part}>{part}</Mark>;
    });
}
