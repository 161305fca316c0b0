import { toFragment } from '@/law/checker/address';
import { formatDate } from '@/lib/dates';
import { COLON } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { fill } from '../messages';
import { answersPart } from './answer-rows';
import { factsOf } from './facts';
import type { Cell, Line, MemoTable } from './model';
import { Blanks, Facts, Notes, Sheet, Signed, Table } from './sheet-styles';
import { datesTable, openTable } from './tables';

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
