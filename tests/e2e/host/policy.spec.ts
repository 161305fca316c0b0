import type { Page } from '@playwright/test';
import { english, kinds, settle } from '../support/site';
import { expect, browserTest as test } from './test';

interface Violation {
  page: string;
  directive: string;
  blocked: string;
  sample: string;
}

/** Records violations of the page's policy and of the header's. */
async function watch(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('noteViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteViolation: (violation: object) => void }).noteViolation({
        page: location.pathname,
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      }),
    );
  });
  return violations;
}

test('pages keep their policy and the headers', async ({ page, hostName }) => {
  test.skip(hostName === 'embedded', 'every-page.spec.ts goes through every page there.');
  const violations = await watch(page);
  for (const address of [...kinds, ...kinds.map(english)]) {
    await page.goto(address);
    // All that a page does unprompted: images below the fold, islands.
    await page.mouse.wheel(0, 20_000);
    await settle(page);
  }
  expect(violations).toEqual([]);
});
