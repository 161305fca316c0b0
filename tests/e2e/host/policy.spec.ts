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

test('a page blocks what its policy does not allow, and other windows', async ({
  page,
  troubles,
}) => {
  const violations = await watch(page);
  for (const address of ['/about/', '/signup/']) {
    await page.goto(address);
    const stopped = await page.evaluate(async () => {
      const script = document.createElement('script');
      const attempts: Record<string, () => unknown> = {
        'script text': () => {
          script.textContent = 'window.ran = true';
          document.head.append(script);
        },
        'script elsewhere': () => {
          script.src = 'https://evil.example/a.js';
        },
        html: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        evaluation: () => setTimeout('window.ran = true' as unknown as () => void),
        call: () => fetch('https://evil.example/'),
        image: () => {
          new Image().src = 'https://evil.example/a.png';
        },
        base: () => {
          const base = document.createElement('base');
          base.href = 'https://evil.example/';
          document.head.append(base);
        },
      };
      for (const attempt of Object.values(attempts)) {
        try {
          await attempt();
        } catch {
          // Blocked with an error, or later with a violation.
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ran: 'ran' in window, base: document.baseURI.startsWith(location.origin) };
    });
    expect(stopped).toEqual({ ran: false, base: true });
    expect(await page.evaluate(() => [isSecureContext, crossOriginIsolated])).toEqual([true, true]);
  }
  for (const directive of ['require-trusted-types-for', 'connect-src', 'img-src', 'base-uri'])
    await expect
      .poll(() => violations.map((violation) => violation.directive))
      .toContain(directive);
  troubles.length = 0; // The browser reports each attempt.
});
