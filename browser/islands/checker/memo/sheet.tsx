import { toFragment } from '@/law/checker/address';
import {
  type AnswerName,
  type Answers,
  byWhetherAsked,
  isChoice,
  moreQuestions,
  quantities,
  questions,
} from '@/law/checker/answers';
import { nextDates } from '@/law/checker/profile-dates';
import { parseQuantity } from '@/law/checker/quantity-input';
import { written } from '@/law/quantity';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, upperFirst } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { type CheckerMessages, fill } from '../messages';
import { answersPart, nameOf } from './answer-rows';
import { type Cell, type Line, line, type MemoTable } from './model';
import { Blanks, Facts, Notes, Sheet, Signed, Table } from './sheet-styles';

interface MemoSheetProps extends ResultContext {
  /** Its name, empty when it is to be filled in by hand. */
  company: string;
  /** Address of the checker, to which the answers are added. */
  page: string;
}

/** The result as a document to file, on paper: it is printed alone, and shown nowhere else. */
export function MemoSheet({ company, page, ...context }: MemoSheetProps) {
  const { law, found, messages, locale } = context;
  const words = messages.memo;
  const day = formatDate(law.day, locale);
  const address = `${page}#${toFragment(found.answers, { asOf: law.day })}`;
  const { table, others } = answersPart(context);
  return (
    <Sheet lang={locale} data-memo="">
      <h1>{words.title}</h1>
      <p>{fill(words.asOf, { date: day })}</p>
      <Blanks data-name="">
        <div>
          {words.company}
          {COLON[locale]}
          <strong>{company.trim()}</strong>
        </div>
      </Blanks>
      <h2>{words.facts}</h2>
      <Facts>
        {factsOf(context).map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Titled title={words.answers} table={table} />
      {others && (
        <Notes>
          <p>{others}</p>
        </Notes>
      )}
      <Titled title={words.open} table={openTable(context)} />
      <Titled title={messages.dates} table={datesTable(context)} />
      <h2>{words.basis}</h2>
      <Notes>
        <p>{fill(words.version, { day, hash: law.version.hash })}</p>
        <p>{words.replay}</p>
        <p>
          <a href={address}>{address}</a>
        </p>
        <p>{messages.disclaimer}</p>
      </Notes>
      <Signed>
        <h2>{words.signed}</h2>
        <Blanks>
          {words.signature.map((blank) => (
            <div key={blank}>{blank}</div>
          ))}
        </Blanks>
      </Signed>
    </Sheet>
  );
}

function Titled({ title, table }: { title: string; table: MemoTable | undefined }) {
  if (!table) return null;
  const { head, rows, widths } = table;
  return (
    <>
      <h2>{title}</h2>
      <Table>
        <colgroup>
          {widths.map((width, at) => (
            <col key={head[at]} width={`${width}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, at) => (
                <td key={head[at]}>{linesOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const linesOf = (cell: Cell) =>
  cell.map((line) => <div key={line.text + line.strong}>{textOf(line)}</div>);

/** An address in full may break anywhere. */
function textOf({ text, href, strong }: Line) {
  if (strong) return <strong>{text}</strong>;
  return href ? <a href={href}>{text}</a> : text;
}

/** How many coming dates it gives. */
const DATES = 6;

/** What is open, what would settle it, and where; undefined when nothing is. */
function openTable({ found, messages }: ResultContext): MemoTable | undefined {
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
function datesTable({ law, found, messages, locale }: ResultContext): MemoTable | undefined {
  const rows = nextDates(law, found.results, DATES, ['yes', 'unknown']).map(
    ({ date, label }): Cell[] => [[line(formatDate(date, locale))], [line(label)]],
  );
  return rows.length > 0 ? { head: messages.memo.dateHead, rows, widths: [25, 75] } : undefined;
}

/** What was answered, in the order of the questions: `Employees, on average`, `1,240`. */
function factsOf({ found, messages, locale }: ResultContext): [string, string][] {
  const { answers } = found;
  return [...questions, ...moreQuestions]
    .filter(({ isAsked }) => isAsked(answers))
    .flatMap(({ fields }) => fields(answers))
    .flatMap((name): [string, string][] => {
      const value = writtenAnswer(name, answers, messages, locale);
      return value ? [[messages.memo.labels[name] ?? messages.fields[name], value]] : [];
    });
}

function writtenAnswer(
  name: AnswerName,
  answers: Answers,
  messages: CheckerMessages,
  locale: Locale,
): string | undefined {
  const given = answers[name];
  if (!given) return undefined;
  if (isChoice(name)) return messages.memo.choices[name]?.[given] ?? messages.choices[name][given];
  const quantity = parseQuantity(given, quantities[name]);
  // The label gives the unit.
  return quantity === null || quantity === undefined
    ? undefined
    : written(quantity, 'count', locale);
}
