import { expect, test } from '../support/site';

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
