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

/** Colours halfway through a transition are none of the page's; what scrolling draws never ends. Runs in the page. */
const settle = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * Axe violations of a page in its current state: every rule, nothing excluded.
 * @param part selector of what has changed, when the rest has been checked already.
 * @param checked rules that the same part has passed already, in another language or width.
 */
export async function axeFaults(
  page: Page,
  part = ':root',
  checked: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(settle);
  // Evaluated rather than added as a script, which the page's policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([context, tags, off]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: tags,
        // Disabled by default.
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ['violations'],
      }),
    [part, TAGS, checked] as const,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${new URL(page.url()).pathname} ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}
