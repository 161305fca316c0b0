import { hold } from '../support/hold';
import { layoutShift } from '../support/layout-shift';
import { expect, test } from '../support/site';

test('fonts that come late move little', async ({ page }) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Longer than the page waits for its fonts before it shows a stand-in.
  await page.waitForTimeout(1500);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThan(0.05);
});
