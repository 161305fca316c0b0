import type { ContentProblem } from '@/loaders/problems';
import { counted, listStyle, problemList } from './problem-list';
import { reloadScript } from './reload';

const style = `
body { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; background: #fbf8f1; color: #1d2321; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem }
${listStyle}`;

/** Shown in development instead of a page that cannot be; reloads once its errors are fixed. */
export function problemPage(problems: readonly ContentProblem[]): string {
  const count = counted(problems, 'problem');
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
${problemList(problems)}
</main>
<script>${reloadScript}</script>
</body>
</html>
`;
}
