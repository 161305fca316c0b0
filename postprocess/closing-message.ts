import type { MissingVariable } from '@/config/missing-variables';

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
  if (missing.length === 0) return ['out/ is ready to be published.', ...warnings].join('\n');
  const width = Math.max(...missing.map(({ name }) => name.length));
  return [
    ...warnings,
    'out/ is a preview. Before publishing, set these variables (docs/deploying.md) and build again:',
    ...missing.map(({ name, effect }) => `  ${name.padEnd(width)}  ${effect}`),
  ].join('\n');
}
