import { isChoice } from '@/law/checker/answers';
import { MOST_LINES, type Problem, type Reading } from '@/law/companies/read-companies';
import { closest } from '@/lib/closest';
import { fill } from '../checker/messages';
import type { CompaniesMessages } from './messages';
import { Faults, Scroll } from './styles';

interface PartProps {
  reading: Reading;
  messages: CompaniesMessages;
}

/** Mistakes that are listed; the others show once these are corrected. */
const LISTED = 50;

/** What to correct, by line and column, with what to write instead. */
export function Problems({ reading: { problems }, messages }: PartProps) {
  if (problems.length === 0) return null;
  const { title, line, column, written, instead, whole, more } = messages.problems;
  return (
    <Faults aria-labelledby="companies-problems">
      <h3 id="companies-problems">{title}</h3>
      <Scroll role="group" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {[line, column, written, instead].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, LISTED).map((problem) => (
              <tr key={`${problem.line} ${problem.heading}`}>
                <th scope="row">{problem.line}</th>
                <td>{problem.heading ?? whole}</td>
                <td>{problem.written}</td>
                <td>{remedyFor(problem, messages)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {problems.length > LISTED && <p>{fill(more, { count: problems.length - LISTED })}</p>}
    </Faults>
  );
}

function remedyFor({ fault, column, readings = [] }: Problem, messages: CompaniesMessages): string {
  const [first = '', second = ''] = readings;
  const choices =
    column && isChoice(column) ? Object.values(messages.choices[column]).join(' · ') : '';
  return fill(messages.faults[fault], { choices, first, second });
}

/** What is not read, or counts for nothing, and does not keep a company from its answers. */
export function Notes({ reading: { ignored, unused, left }, messages }: PartProps) {
  const headings = Object.values(messages.headings);
  const notes = [
    ...(left > 0 ? [fill(messages.left, { most: MOST_LINES, left })] : []),
    ...ignored.map(({ heading, twice }) => {
      if (twice) return fill(messages.twice, { heading });
      const meant = closest(heading, headings);
      return [
        fill(messages.ignored, { heading }),
        ...(meant ? [fill(messages.meant, { closest: meant })] : []),
      ].join(' ');
    }),
    ...unused
      .slice(0, LISTED)
      .map(({ line, column }) =>
        fill(messages.unused, { line, heading: messages.headings[column] }),
      ),
  ];
  if (notes.length === 0) return null;
  return (
    <Faults as="details">
      <summary>
        {messages.notes} ({notes.length})
      </summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Faults>
  );
}
