import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '@/lib/escape';
import { type ContentProblem, formatPlace } from '@/loaders/problems';

/** Lines of context before and after the faulty one. */
const AROUND = 2;

/** The lines around a problem, with the faulty one marked; empty when the problem has no line. */
function excerpt({ file, line }: ContentProblem): string {
  const source = path.join(process.cwd(), file);
  if (line === undefined || !existsSync(source)) return '';
  const lines = readFileSync(source, 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  const shown = lines.slice(first - 1, line + AROUND).map((text, index) => {
    const number = first + index;
    const row = escapeMarkup(`${String(number).padStart(5)}  ${text}`);
    return number === line ? `<mark>${row}</mark>` : row;
  });
  return `<pre>${shown.join('\n')}</pre>`;
}

const item = (problem: ContentProblem): string => `<li>
<p class="place">${escapeMarkup(formatPlace(problem))}</p>
<p>${escapeMarkup(problem.message)}</p>
${excerpt(problem)}
</li>`;

/** Problems as an HTML list: place, what is wrong and how to repair it, and the lines around. */
export const problemList = (problems: readonly ContentProblem[]): string =>
  `<ul>\n${problems.map(item).join('\n')}\n</ul>`;

/** `1 problem`, `2 problems`. */
export const counted = (problems: readonly ContentProblem[], word: string): string =>
  problems.length === 1 ? `1 ${word}` : `${problems.length} ${word}s`;

export const listStyle = `
ul { padding: 0; list-style: none }
li { margin-block: 1rem; padding: 1rem; border: 1px solid #9c3b1f; border-inline-start-width: 6px; background: #fff }
p { margin: 0 0 .5rem }
.place { font-family: ui-monospace, monospace; font-weight: 600; overflow-wrap: anywhere }
pre { margin: 0; overflow-x: auto; font: .8125rem/1.6 ui-monospace, monospace }
mark { background: #fbe3a2 }
`;
