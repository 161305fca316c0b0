import type { Page } from '@playwright/test';
import { chromium, fullBrowser } from '@/scripts/programs';
import { expect, test } from '../support/site';

const executablePath = fullBrowser();

// With the back/forward cache, as in a visitor's browser; the headless shell has none.
test.use({
  launchOptions: {
    ...chromium(),
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// In one worker: each further one would start such a browser for a single test.
test.describe.configure({ mode: 'default' });

interface Transition {
  ready: Promise<void>;
  skipTransition: () => void;
}

/** Records on the next page whether it is revealed with a transition. */
const noteReveal = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: Transition | null };
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  });

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
}

test('pages cross-fade', async ({ page }) => {
  await noteReveal(page);
  // On a slow machine Chromium skips some of them.
  await expect(async () => {
    await page.goto('/about/');
    await follow(page, 'Pour qui');
    await expect(page).toHaveURL('/clients/');
    expect(await page.locator('html').getAttribute('data-transition')).toBe('true');
  }).toPass();
});

// On a slow machine Chromium skips transitions, before any script file has run.
for (const address of ['/clients/', '/'] as const) {
  test(`a transition skipped on the way to ${address} is not an error`, async ({ page }) => {
    await noteReveal(page);
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { activeViewTransition } = document as { activeViewTransition?: Transition | null };
        activeViewTransition?.skipTransition();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/about/');
    if (address === '/') await page.getByRole('link', { name: 'Vigie ESG, accueil' }).click();
    else await follow(page, 'Pour qui');
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
    // Unhandled rejections are reported in a later task.
    await page.waitForLoadState('networkidle');
  });
}

// Under load, Chromium rejects a transition like this before any event.
test('a transition rejected before any event is not an error', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => {
    const message = 'Transition was aborted because of invalid state. Page already revealed';
    void Promise.reject(new DOMException(message, 'InvalidStateError'));
  });
  // Unhandled rejections are reported in a later task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});

/** Whether a page comes back from the back/forward cache, tried with two plain texts. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt');
  await page.goto('/llms.txt');
  // Playwright's goBack() waits for a load event, which a page from the back/forward cache does not fire.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/robots.txt');
  await expect(page.locator('html')).toHaveAttribute('data-restored', /./);
  return (await page.locator('html').getAttribute('data-restored')) === 'true';
}

test('a transition skipped on leaving is not an error when the visitor comes back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', (event) => {
      (event as Event & { viewTransition: Transition | null }).viewTransition?.skipTransition();
    });
    addEventListener('pagehide', () => delete document.documentElement.dataset.restored);
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  test.skip(!(await keepsPages(page)), 'This browser keeps no pages to go back to.');
  await page.goto('/about/');
  await follow(page, 'Pour qui');
  await expect(page).toHaveURL('/clients/');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
});
