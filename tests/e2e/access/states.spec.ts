import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import { axeFaults } from '../support/axe';
import { fill, newAddress, submit, takeOver } from '../support/demo-requests';
import {
  expect,
  forgiveNotFound,
  isNarrow,
  NARROW,
  oneLayout,
  openMobileMenu,
  test,
} from '../support/site';

/** Runs axe on states that need an interaction. Initial states are in accessibility.spec.ts. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const locale of locales) {
  const other = locales.find((candidate) => candidate !== locale) ?? locale;

  test.describe(locale, oneLayout(locale), () => {
    test('open menus, and the header over the page', async ({ page }) => {
      await page.goto(pagePath('auditability', locale));
      if (isNarrow(page)) {
        await openMobileMenu(page);
        expect(await axeFaults(page)).toEqual([]);
      } else {
        for (const summary of await page.locator('header details[data-menu=hover] summary').all()) {
          await summary.click();
          await expect(page.locator('header details[open]')).toHaveCount(1);
          expect(await axeFaults(page)).toEqual([]);
        }
      }
      await page.keyboard.press('Escape');
      await page.mouse.move(5, 700);
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect(page.locator('[data-header]')).toHaveAttribute('data-scrolled');
      expect(await axeFaults(page)).toEqual([]);
    });

    test('notices: the other language, a reload, a slow navigation', async ({ page, troubles }) => {
      await page.addInitScript((lang) => localStorage.setItem('i18nextLng', lang), other);
      await page.route('**/islands/*.js', (route) => route.abort());
      await page.goto(pagePath('landing', locale));
      await expect(page.locator('[data-suggestion]')).toBeVisible();
      await expect(page.locator('[data-reload-offer]')).toBeVisible();
      await page.locator('[data-loading]').evaluate((status: HTMLElement) => {
        status.textContent = status.dataset.loading ?? '';
      });
      expect(await axeFaults(page)).toEqual([]);
      troubles.length = 0; // The browser reports the scripts that were blocked.
    });

    // Slides are the same in every layout; the narrow one has the least room for them.
    test('every slide of the landing page', NARROW, async ({ page }) => {
      await page.goto(pagePath('landing', locale));
      for (const id of ['conversations', 'features', 'preview']) {
        const buttons = page.locator(`#${id} [data-live] button`);
        await page.locator(`#${id}-slides`).scrollIntoViewIfNeeded();
        await expect(buttons.first()).toBeVisible();
        const next = buttons.last();
        while ((await next.getAttribute('aria-disabled')) !== 'true') {
          await next.click();
          expect(await axeFaults(page, `#${id}`)).toEqual([]);
        }
      }
    });

    test('a guide with everything expanded', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(pagePath('guides/csrdguide', locale));
      for (const summary of await page.locator('main summary:visible').all()) await summary.click();
      await page.locator('[data-copy-links] button').first().click();
      await expect(page.locator('[data-link-copied]')).not.toBeEmpty();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('each text of the legal page', async ({ page }) => {
      await page.goto(pagePath('legal', locale));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        expect(await axeFaults(page)).toEqual([]);
      }
    });

    test('the form: invalid, sending, failed, received', async ({ page, troubles }) => {
      const address = pagePath('signup', locale);
      await page.goto(address);
      await takeOver(page);
      await page.locator('[name=sector]').selectOption('other');
      await submit(page).click();
      await expect(page.locator('form [role=alert]')).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);

      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/demo-requests/', async (route) => {
        await held;
        await route.fulfill({ status: 502, body: '' });
      });
      await fill(page, newAddress());
      await submit(page).click();
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
      expect(await axeFaults(page)).toEqual([]);
      answer();
      await expect(page.locator('form [role=alert]')).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);

      await page.unroute('**/api/demo-requests/');
      await submit(page).click();
      await expect(page.locator('#request [role=status]')).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);
      troubles.length = 0; // The browser reports the status 502, as expected.
    });

    test('an unknown address', async ({ page, troubles }) => {
      await page.goto(`${pagePath('landing', locale)}nothing/at/all/`);
      expect(await axeFaults(page)).toEqual([]);
      forgiveNotFound(troubles);
    });
  });
}
