import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, formatPlace } from '@/lib/content/problems/problem';
import { reloadScript } from './reload';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

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
    const row = escapeHtml(`${String(number).padStart(5)}  ${text}`);
    return number === line ? `<mark>${row}</mark>` : row;
  });
  return `<pre>${shown.join('\n')}</pre>`;
}

const item = (problem: ContentProblem): string => `<li>
<p class="place">${escapeHtml(formatPlace(problem))}</p>
<p>${escapeHtml(problem.message)}</p>
${excerpt(problem)}
</li>`;

const style = `
body { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; background: #fbf8f1; color: #1d2321; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem }
ul { padding: 0; list-style: none }
li { margin-block: 1.5rem; padding: 1rem; border: 1px solid #9c3b1f; border-inline-start-width: 6px; background: #fff }
p { margin: 0 0 .5rem }
.place { font-family: ui-monospace, monospace; font-weight: 600; overflow-wrap: anywhere }
pre { margin: 0; overflow-x: auto; font: .8125rem/1.6 ui-monospace, monospace }
mark { background: #fbe3a2 }
`;

/** Shown in development instead of a page whose content has errors; reloads once they are fixed. */
export function problemPage(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} to fix</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${count} to fix before this page can be shown</h1>
<p>Fix and save the file; the page then reloads automatically.</p>
<ul>
${problems.map(item).join('\n')}
</ul>
</main>
<script>${reloadScript}</script>
</body>
</html>
`;
}
