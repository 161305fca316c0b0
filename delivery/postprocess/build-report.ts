import { statSync } from 'node:fs';
import path from 'node:path';
import type { MissingVariable } from '@/lib/config/release';
import { parisDay, today } from '@/lib/dates';
import { COMPRESSED_COPY, listFiles } from '@/lib/exported-files';
import { locales } from '@/lib/i18n/locales';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * What was built: pages, files and size.
 * @param out the finished export.
 * @param warnings how many the checks of content and messages have.
 * @param reviews what is to be reviewed, the most urgent first.
 */
export function buildSummary(
  out: string,
  warnings: number,
  reviews: readonly { by: string }[] = [],
): string {
  const files = listFiles(out).filter((file) => !COMPRESSED_COPY.test(file));
  const pages = files.filter((file) => file.endsWith('index.html'));
  const total = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  return [
    `${pages.length} pages in ${locales.join(', ')}; ${files.length} files, ${megabytes(total)}.`,
    warnings === 0
      ? `Content and messages: no warnings${today() === parisDay() ? '' : ` on ${parisDay()}`}.`
      : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}: npm run check -- content, npm run check -- messages.`,
    ...reviews
      .slice(0, 1)
      .map(
        ({ by }) =>
          `To review: ${reviews.length}, the first ${by < today() ? 'overdue since' : 'by'} ${by}: ${today() === parisDay() ? '' : `SITE_TODAY=${today()} `}npm run check -- reviews.`,
      ),
  ].join('\n');
}

/**
 * The build's last message: whether out/ may be published, and what to set first.
 * @param preview whether the build is meant to be a copy that search engines ignore.
 */
export function closingMessage(
  missing: readonly MissingVariable[],
  warnings: readonly string[],
  preview = false,
): string {
  if (preview) {
    return [...warnings, 'out/ is a preview: search engines are asked not to list it.'].join('\n');
  }
  if (missing.length === 0) return [...warnings, 'out/ is ready to be published.'].join('\n');
  // Those of the legal notice, which all have the same effect, share a line.
  const lines = [...new Set(missing.map(({ effect }) => effect))].map((effect) => {
    const [first, ...others] = missing.filter((each) => each.effect === effect);
    return [`${first?.name}${others.length > 0 ? ` and ${others.length} more` : ''}`, effect];
  });
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return [
    ...warnings,
    'out/ is a preview. Before publishing, set these variables and build again (docs/deploying.md; npm run check -- deploy):',
    ...lines.map(([name = '', effect]) => `  ${name.padEnd(width)}  ${effect}`),
  ].join('\n');
}
