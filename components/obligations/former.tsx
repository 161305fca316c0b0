import { Fragment, type ReactNode } from 'react';
import { Changed, Formerly, InForce } from '@/components/ui/marks';
import { BEFORE } from '@/law/checker/checker-law';
import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { shortQuantity } from '@/law/quantity';
import { flatCriteria, isNumber } from '@/law/register';
import { escapeRegExp } from '@/lib/escape';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';
import { struckFigure } from '@/loaders/struck-figure';
import { mainRule, type ToldObligation, type ToldPart } from '@/publishing/obligations/facts';

/** The figures of who is concerned that the law of the day has replaced since the eve of Omnibus I. */
function replaced({ law, locale }: ToldObligation) {
  const rule = entriesOf(loadTypesetRegister(locale)).rules.get(mainRule(law)?.rule.id ?? '');
  return [...(rule ? figuresOf(rule).keys() : [])]
    .flatMap((name) => struckFigure(name, locale) ?? [])
    .filter(({ from }) => from > BEFORE);
}

/** Whether nothing said before then who is concerned. */
function isNew({ law }: ToldObligation): boolean {
  const rule = mainRule(law);
  return [...(rule ? [rule.now.version, ...rule.past] : [])].every(({ from }) => from > BEFORE);
}

/** The thresholds of who is concerned, as sentences have them: `1 000 salariés`, `450 M€`. */
function inForce({ law, locale }: ToldObligation): string[] {
  return flatCriteria(mainRule(law)?.now.version.criteria)
    .filter(isNumber)
    .map((criterion) => typeset(shortQuantity(criterion, locale), locale))
    .filter((value) => /[\p{L}%€]/u.test(value));
}

/**
 * A sentence of thresholds, those in force highlighted; with a list of what has been `said`, new ones alone, once, after
 * those they have replaced.
 */
export function thresholds(told: ToldObligation, text: string, said?: Set<string>): ReactNode {
  const figures = inForce(told);
  if (figures.length === 0) return text;
  const areNew = isNew(told);
  const former = new Map(
    replaced(told).map(({ before, now }) => [
      [now.number, now.unit].filter(Boolean).join('\u00a0'),
      before,
    ]),
  );
  return text
    .split(new RegExp(`(?<![\\d.,\u202f])(${figures.map(escapeRegExp).join('|')})`, 'u'))
    .map((part, index) => {
      if (index % 2 === 0) return part;
      // Guides have no room for the styles of changed law.
      if (!said) return <mark key={part}>{part}</mark>;
      // What says the same figure again says it of others.
      const isSaid = said.has(part);
      said.add(part);
      if (isSaid) return part;
      const before = former.get(part);
      if (!before) return areNew ? <InForce key={part}>{part}</InForce> : part;
      return (
        <Fragment key={part}>
          <span data-past-law="">
            <Formerly>{before}</Formerly>{' '}
          </span>
          <Changed>{part}</Changed>
        </Fragment>
      );
    });
}

/** A part of what is told in brief, a line for each thing that it says. */
export function InLines({ told, part: { part, lines } }: { told: ToldObligation; part: ToldPart }) {
  const said = new Set<string>();
  return lines.map((line) => (
    <p key={line}>{part === 'who' ? thresholds(told, line, said) : line}</p>
  ));
}
