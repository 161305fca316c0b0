import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { loadTypesetRegister } from '@/loaders/law';
import { struckFigure } from '@/loaders/struck-figure';
import { mainRule, type ToldObligation } from '@/publishing/obligations/facts';
import { Changed, Formerly } from '@/ui/marks';

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

/** A sentence of thresholds, those that have replaced others highlighted. */
export function Thresholds({ told, children }: Told & { children: string }) {
  const figures = replaced(told).map(({ now }) =>
    [now.number, now.unit].filter(Boolean).join('\\s'),
  );
  if (figures.length === 0) return children;
  return children
    .split(new RegExp(`(${figures.join('|')})`))
    .map((part, index) => (index % 2 ? <Changed key={part}>{part}</Changed> : part));
}
