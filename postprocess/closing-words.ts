import type { MissingVariable } from '@/config/missing-variables';

/** The build's last message: whether out/ may be published, and what to set first. */
export function closingWords(missing: readonly MissingVariable[], warning: string | null): string {
  const warnings = warning === null ? [] : [warning];
  if (missing.length === 0) return ['out/ is ready to be published.', ...warnings].join('\n');
  const width = Math.max(...missing.map(({ name }) => name.length));
  return [
    ...warnings,
    'out/ is a preview. Before publishing, set these variables (docs/deploying.md) and build again:',
    ...missing.map(({ name, effect }) => `  ${name.padEnd(width)}  ${effect}`),
  ].join('\n');
}
