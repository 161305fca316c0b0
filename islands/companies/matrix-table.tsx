import { regimes } from '@/law/checker/regimes';
import type { Answer, MatrixRow } from '@/law/companies/matrix';
import { fill } from '../checker/messages';
import { answerText, nameOf } from './cells';
import { MatrixScroll, Verdict } from './matrix-styles';
import type { CompaniesMessages } from './messages';

/** The answers that are counted for each regime. */
const counted: readonly Answer[] = ['yes', 'unknown'];

interface MatrixTableProps {
  rows: readonly MatrixRow[];
  /** The rows that are on this page. */
  from: number;
  to: number;
  /** Address of the checker, to which each row leads. */
  checker: string;
  messages: CompaniesMessages;
}

/** A company a row, a regime a column; the counts are those of all rows. */
export const MatrixTable = ({ rows, from, to, checker, messages }: MatrixTableProps) => (
  // A wide table is a scroll container, so it must be reachable by keyboard.
  <MatrixScroll role="region" tabIndex={0} aria-label={messages.table}>
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.company}</th>
          {regimes.map(({ id }) => (
            <th key={id} scope="col">
              {messages.regimes[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted.map((answer) => (
          <tr key={answer}>
            <th scope="row">{messages.answers[answer]}</th>
            {regimes.map(({ id }) => (
              <td key={id}>
                <strong>{rows.filter(({ cells }) => cells[id].answer === answer).length}</strong>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        {rows.slice(from, to).map((row) => (
          <tr key={row.line}>
            <th scope="row">
              <a
                href={`${checker}#${row.fragment}`}
                aria-label={fill(messages.open, { name: nameOf(row, messages) })}
              >
                {nameOf(row, messages)}
              </a>
            </th>
            {regimes.map(({ id }) => (
              <td key={id}>
                <Verdict data-answer={row.cells[id].answer}>
                  {answerText(row, id, messages)}
                </Verdict>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </MatrixScroll>
);
