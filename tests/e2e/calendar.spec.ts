import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import { expect, oneLayout, test } from './support/site';

for (const locale of locales) {
  test.describe(`without JavaScript in ${locale}`, oneLayout(locale), () => {
    test.use({ javaScriptEnabled: false });

    test('the calendar shows the regimes that are ticked, in their years, and all of them again', async ({
      page,
    }) => {
      await page.goto(pagePath('calendar', locale));
      const entries = page.locator('[data-regime]');
      const every = await entries.count();
      await page.locator('[data-regimes] summary').click();
      await page.getByRole('checkbox', { name: 'CSDDD', exact: true }).check();
      await expect(page.locator('[data-regime="csrd"]:visible')).toHaveCount(0);
      await expect(page.locator('[data-regime="csddd"]:visible')).toHaveCount(
        await page.locator('[data-regime="csddd"]').count(),
      );
      await expect(page.locator('#year-1997')).toBeHidden();
      await expect(page.locator('a[href="#year-1997"]')).toBeHidden();
      await page.getByRole('checkbox', { name: 'GRI', exact: true }).check();
      await expect(page.locator('#year-1997')).toBeVisible();
      await expect(page.locator('a[href="#year-1997"]')).toBeVisible();
      await page.locator('[data-regimes] a').click();
      await expect(page.locator('[data-regime]:visible')).toHaveCount(every);
    });
  });
}

test('a calendar is sent as one', oneLayout('fr'), async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(`${pagePath('calendar', locale)}tous.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
});
