import { toFragment } from '@/law/checker/address';
import { headlineOf } from '@/law/checker/headline';
import { formatDate } from '@/lib/dates';
import type { ResultContext } from '../found';
import { fill } from '../messages';
import { answerRows, isNotable, nameOf } from './answer-rows';
import { factsOf } from './facts';
import { type Line, line, type Memo, SEMICOLON } from './model';
import { datesTable, openTable } from './tables';

/**
 * @param company its name, empty when it is to be filled in by hand.
 * @param page address of the checker, to which the answers are added.
 */
export function memoOf(context: ResultContext, company: string, page: string): Memo {
  const { law, found, messages, locale } = context;
  const { profile, results } = found;
  const words = messages.memo;
  const headlines = new Map(
    results.map((result) => [result.id, headlineOf(law, result, profile)] as const),
  );
  const notable = results.filter(({ id }) => isNotable(headlines.get(id) ?? {}));
  const others = results.filter((result) => !notable.includes(result));
  const told = new Set<string>();
  const open = openTable(context);
  const dates = datesTable(context);
  return {
    locale,
    title: words.title,
    subtitle: fill(words.asOf, { date: formatDate(law.day, locale) }),
    company: [words.company, company.trim()],
    facts: { title: words.facts, pairs: factsOf(context) },
    sections: [
      {
        title: words.answers,
        table: {
          head: words.answerHead,
          widths: [17, 11, 30, 14, 28],
          rows: notable.flatMap((result) =>
            answerRows(context, result, headlines.get(result.id) ?? {}, profile, told),
          ),
        },
        lines:
          others.length > 0
            ? [
                line(
                  fill(words.others, {
                    regimes: others.map(nameOf(messages)).join(SEMICOLON[locale]),
                  }),
                ),
              ]
            : [],
      },
      ...(open ? [{ title: words.open, table: open }] : []),
      ...(dates ? [{ title: messages.dates, table: dates }] : []),
      { title: words.basis, lines: basisOf(context, page) },
    ],
    signed: words.signed,
    signature: words.signature,
  };
}

/** The law and the register that answer, how to ask again, and what the answers are not. */
function basisOf({ law, found, messages, locale }: ResultContext, page: string): Line[] {
  const words = messages.memo;
  const address = `${page}#${toFragment(found.answers, { asOf: law.day })}`;
  return [
    line(
      fill(words.version, {
        day: formatDate(law.day, locale),
        hash: law.version.hash,
      }),
    ),
    line(words.replay),
    { text: address, href: address },
    line(messages.disclaimer),
  ];
}
