import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '@/lib/escape';
import { say, toolLanguage } from '@/lib/say/say';
import { type ContentProblem, formatPlace } from '@/loaders/problems';
import { reloadScript } from './reload';

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
const problemList = (problems: readonly ContentProblem[]): string =>
  `<ul>\n${problems.map(item).join('\n')}\n</ul>`;

const listStyle = `
ul { padding: 0; list-style: none }
li { margin-block: 1rem; padding: 1rem; border: 1px solid #9c3b1f; border-inline-start-width: 6px; background: #fff }
p { margin: 0 0 .5rem }
.place { font-family: ui-monospace, monospace; font-weight: 600; overflow-wrap: anywhere }
pre { margin: 0; overflow-x: auto; font: .8125rem/1.6 ui-monospace, monospace }
mark { background: #fbe3a2 }
`;

// The header of the page floats above its top.
const notesStyle = `
:host { display: block; font: 1rem/1.5 system-ui, sans-serif; color: #1d2321; text-align: start }
${listStyle}
section { padding: 5.5rem 1rem 1rem; background: #fbf8f1; border-block-end: 1px solid #9c3b1f }
section > * { max-width: 50rem; margin-inline: auto }
h2 { margin-block: 0 .5rem; font-size: 1.125rem }
details { position: fixed; inset: auto 1rem 1rem auto; z-index: 9; max-width: min(26rem, calc(100vw - 2rem)); max-height: 80vh; overflow: auto; border: 1px solid #8a6d1b; background: #fbf8f1; font-size: .875rem }
summary { padding: .5rem .75rem; cursor: pointer }
details ul { margin: 0; padding: 0 .75rem }
details li { border-color: #8a6d1b; border-inline-start-width: 1px }
`;

const toPublish = (count: number): string =>
  count === 1
    ? say('1 problem to fix before this page can be published')
    : say('#{count} problems to fix before this page can be published', { count });
const notesOn = (count: number): string =>
  count === 1 ? say('1 note on this page') : say('#{count} notes on this page', { count });

/**
 * What the preview shows with a page: its errors above it, its warnings as notes beside it. Empty when
 * there is nothing to say.
 */
export function problemNotes(problems: readonly ContentProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (problems.length === 0) return '';
  return [
    `<style>${notesStyle}</style>`,
    errors.length > 0
      ? `<section lang="${toolLanguage()}" aria-labelledby="problems"><h2 id="problems">${toPublish(errors.length)}</h2>
<p>${say('Below, what has a mistake is left out or shown as it last was without, and a missing translation in the original language.')}</p>
${problemList(errors)}</section>`
      : '',
    warnings.length > 0
      ? `<details lang="${toolLanguage()}"><summary>${notesOn(warnings.length)}</summary>${problemList(warnings)}</details>`
      : '',
  ].join('\n');
}

const pageStyle = `
body { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; background: #fbf8f1; color: #1d2321; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem }
${listStyle}`;

/** Shown in development instead of a page that cannot be; reloads once its errors are fixed. */
export function problemPage(problems: readonly ContentProblem[]): string {
  const count = problems.length;
  const title =
    count === 1
      ? say('1 problem to fix before this page can be shown')
      : say('#{count} problems to fix before this page can be shown', { count });
  return `<!DOCTYPE html>
<html lang="${toolLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${say('Fix and save the file; the page then reloads automatically.')}</p>
${problemList(problems)}
</main>
<script>${reloadScript}</script>
</body>
</html>
`;
}
