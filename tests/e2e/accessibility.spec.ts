import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/urls';
import { axeFaults } from './axe';
import { expect, test } from './site';

const addresses = allPages()
  .filter(({ id }) => id !== 'home')
  .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)));

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    expect(await axeFaults(page)).toEqual([]);
    if (address.endsWith('/404/')) troubles.length = 0;
  });
}
