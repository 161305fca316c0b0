import { byWhetherAsked } from '@/law/checker/answers';
import { nextDates } from '@/law/checker/profile-dates';
import { formatDate } from '@/lib/dates';
import { upperFirst } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { nameOf } from './answer-rows';
import { type Cell, line, type MemoTable } from './model';

/** How many coming dates it gives. */
const DATES = 6;

/** What is open, what would settle it, and where; undefined when nothing is. */
export function openTable({ found, messages }: ResultContext): MemoTable | undefined {
  const words = messages.memo;
  const rows = found.results.flatMap((result) =>
    result.layers
      .filter(({ verdict }) => verdict === 'unknown')
      .flatMap(({ layer, rules }) => {
        const missing = [...new Set(rules.flatMap((rule) => rule.missing))];
        const { asked, notAsked } = byWhetherAsked(missing, found.answers);
        return [
          { facts: asked, how: words.asked },
          { facts: notAsked, how: words.notAsked },
        ]
          .filter(({ facts }) => facts.length > 0)
          .map(({ facts, how }): Cell[] => {
            const names = new Set(
              facts.map((name) => messages.measures[name] ?? messages.otherFact),
            );
            return [
              [line(`${nameOf(messages)(result)} – ${messages.layers[layer]}`)],
              [line(upperFirst([...names].join(', ')))],
              [line(how)],
            ];
          });
      }),
  );
  return rows.length > 0 ? { head: words.openHead, rows, widths: [36, 42, 22] } : undefined;
}

/** The next dates of what concerns the company, or may. */
export function datesTable({ law, found, messages, locale }: ResultContext): MemoTable | undefined {
  const rows = nextDates(law, found.results, DATES, ['yes', 'unknown']).map(
    ({ date, label }): Cell[] => [[line(formatDate(date, locale))], [line(label)]],
  );
  return rows.length > 0 ? { head: messages.memo.dateHead, rows, widths: [25, 75] } : undefined;
}
