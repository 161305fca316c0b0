import type { Page } from '@playwright/test';
import { expect, forgiveNotFound, SERVER, test } from './support/site';

test('hovering over a link prefetches its page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const fetched: { url: string; status: string }[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) =>
    fetched.push({ url: new URL(key.url).pathname, status }),
  );
  await session.send('Preload.enable');
  await page.goto('/plateforme/');
  await page.waitForLoadState('load');
  expect(fetched.filter(({ status }) => status !== 'Pending')).toEqual([]);

  await page.locator('header').getByRole('link', { name: 'Ressources' }).hover();
  await expect.poll(() => fetched).toContainEqual({ url: '/ressources/', status: 'Ready' });
});

/** Skips the transition of a page when it is left, and notes on the next one whether it had any. */
const noteTransitions = (page: Page, isSkipped: boolean) =>
  page.addInitScript((skip) => {
    type Changing = Event & { viewTransition: { skipTransition: () => void } | null };
    addEventListener('pageswap', (event) => {
      if (skip) (event as unknown as Changing).viewTransition?.skipTransition();
    });
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as Changing;
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  }, isSkipped);

test('pages cross-fade, and a transition that is skipped or rejected is no error', async ({
  page,
}) => {
  const follow = async () => {
    await page.goto('/about/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Pour qui', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/clients/');
    return page.locator('html').getAttribute('data-transition');
  };
  await noteTransitions(page, false);
  // On a slow machine Chromium skips some of them.
  await expect(async () => expect(await follow()).toBe('true')).toPass();
  // Under load, Chromium rejects a transition like this before any event.
  await page.evaluate(() => {
    const message = 'Transition was aborted because of invalid state. Page already revealed';
    void Promise.reject(new DOMException(message, 'InvalidStateError'));
  });
  await noteTransitions(page, true);
  expect(await follow()).toBe('false');
  // Unhandled rejections are reported in a later task.
  await page.waitForLoadState('networkidle');
});

test(
  'an address that certainly means a page leads there, and Back leads away',
  SERVER,
  async ({ page, troubles }) => {
    for (const [asked, meant] of [
      ['/GUIDES/csrdguide?from=mail#sources', '/guides/csrdguide/?from=mail#sources'],
      ['/en/Guides/TNFDguide/', '/en/guides/tnfdguide/'],
      ['/fr/en/about/', '/en/about/'],
    ] as const) {
      await page.goto('/plateforme/');
      await page.goto(asked);
      await expect(page).toHaveURL(meant);
      await expect(page.locator('h1')).not.toHaveText(/introuvable|not found/i);
      await page.goBack();
      await expect(page).toHaveURL('/plateforme/');
    }
    forgiveNotFound(troubles);
  },
);

test(
  'an unknown address suggests the closest pages, and searches',
  SERVER,
  async ({ page, troubles }) => {
    expect((await page.goto('/guides/csrd'))?.status()).toBe(404);
    const suggestions = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
    await expect(suggestions.getByRole('link').last()).toHaveText('Recherche et plan du site');
    await suggestions.getByRole('link').first().click();
    await expect(page).toHaveURL('/guides/csrdguide/');

    await page.goto('/en/guides/taxonomy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const first = page.locator('[data-suggestions] a').first();
    await expect(first).toHaveAttribute('href', '/en/guides/taxonomieguide/');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('csrd');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en/recherche/?q=csrd');
    forgiveNotFound(troubles);
  },
);
