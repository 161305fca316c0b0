import { hold } from '../support/hold';
import { layoutShift } from '../support/layout-shift';
import {
  ANY_WIDTH,
  english,
  expect,
  forgiveNotFound,
  isNarrow,
  openMobileMenu,
  test,
} from '../support/site';

const stored = () => localStorage.getItem('i18nextLng');

for (const address of ['/', '/guides/csrdguide/']) {
  test(`${address} links to its English version and back`, async ({ page }) => {
    await page.goto(address);
    for (const [name, target, lang] of [
      ['English', english(address), 'en'],
      ['Français', address, 'fr'],
    ] as const) {
      if (isNarrow(page)) {
        await openMobileMenu(page);
        const select = page.locator('[data-language-select]');
        await expect(select.locator('option:checked')).toBeDisabled();
        await select.selectOption({ label: name });
      } else {
        await page
          .getByText(/^Lang(ue|uage)\s?:/)
          .locator('..')
          .click();
        const choice = page.locator('details[open]');
        await expect(choice.locator('[aria-disabled="true"]')).toHaveCount(1);
        await choice.getByRole('link', { name }).click();
      }
      await expect(page).toHaveURL(target);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate(stored)).toBe(lang);
    }
  });
}

test(
  'a not-found page links to the start in the other language',
  ANY_WIDTH,
  async ({ page, troubles }) => {
    await page.goto('/en/nothing');
    await expect(page.locator('a[hreflang="fr"]').first()).toHaveAttribute('href', '/');
    forgiveNotFound(troubles);
  },
);

test(
  'the other language is suggested to visitors who chose it before, without a redirect',
  ANY_WIDTH,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    // Text that changes its font moves too.
    const release = await hold(page, '**/*.woff2');
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/about/');
    const offer = page.locator('[data-suggestion]');
    await expect(offer).toBeVisible();
    await expect(offer).toContainText('This page is available in English.');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/en/about/');
    // It is there from the first paint on, right after the skip link, and covers nothing.
    expect(await layoutShift(page)).toBe(0);
    release();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(offer.getByRole('link')).toBeFocused();
    const below = await page.getByRole('navigation', { name: /Fil d.Ariane/ }).boundingBox();
    const strip = await offer.boundingBox();
    expect(strip && below && strip.y + strip.height <= below.y).toBe(true);
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(stored)).toBe('fr');
  },
);

test(
  'nothing is suggested to visitors whose language the page is in',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto('/about/');
    await expect(page.locator('[data-suggestion]')).toBeHidden();
  },
);
