import { COLON } from '@/lib/sentences';
import type { Cell, Line, Memo, MemoTable } from './model';
import { Blanks, Facts, Notes, Sheet, Signed, Table } from './sheet-styles';

/** The memo on paper: it is printed alone, and shown nowhere else. */
export function MemoSheet({ memo }: { memo: Memo }) {
  const { locale, title, subtitle, company, facts, sections, signed, signature } = memo;
  const [label, name] = company;
  return (
    <Sheet lang={locale} data-memo="">
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <Blanks data-name="">
        <div>
          {label}
          {COLON[locale]}
          <strong>{name}</strong>
        </div>
      </Blanks>
      <h2>{facts.title}</h2>
      <Facts>
        {facts.pairs.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.table && <SheetTable table={section.table} />}
          {section.lines && (
            <Notes>
              {section.lines.map((line) => (
                <p key={line.text}>{textOf(line)}</p>
              ))}
            </Notes>
          )}
        </section>
      ))}
      <Signed>
        <h2>{signed}</h2>
        <Blanks>
          {signature.map((blank) => (
            <div key={blank}>{blank}</div>
          ))}
        </Blanks>
      </Signed>
    </Sheet>
  );
}

function SheetTable({ table: { head, rows, widths } }: { table: MemoTable }) {
  return (
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
  );
}

const linesOf = (cell: Cell) => cell.map((line) => <div key={line.text}>{textOf(line)}</div>);

/** An address in full may break anywhere. */
function textOf({ text, href, strong }: Line) {
  if (strong) return <strong>{text}</strong>;
  return href ? <a href={href}>{text}</a> : text;
}
