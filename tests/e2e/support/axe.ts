import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

interface Axe {
  run: (context: string, options: object) => Promise<AxeResults>;
}

/** WCAG 2.2 up to level AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe violations of a page in its current state: every rule, nothing excluded.
 * @param part selector of what has changed, when the rest has been checked already.
 */
export async function axeFaults(page: Page, part = ':root'): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([context, tags]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: tags,
        // Disabled by default.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      }),
    [part, TAGS] as const,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${new URL(page.url()).pathname} ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}
