import type { ContentProblem } from '@/loaders/problems';
import { counted, listStyle, problemList } from './problem-list';

// The header of the page floats above its top.
const style = `
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

/**
 * What the preview shows with a page: its errors above it, its warnings as notes beside it. Empty when
 * there is nothing to say.
 */
export function problemNotes(problems: readonly ContentProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (problems.length === 0) return '';
  return [
    `<style>${style}</style>`,
    errors.length > 0
      ? `<section aria-labelledby="problems"><h2 id="problems">${counted(errors, 'problem')} to fix before this page can be published</h2>
<p>Below, what has a mistake is left out or shown as it last was without, and a missing translation in the original language.</p>
${problemList(errors)}</section>`
      : '',
    warnings.length > 0
      ? `<details><summary>${counted(warnings, 'note')} on this page</summary>${problemList(warnings)}</details>`
      : '',
  ].join('\n');
}
