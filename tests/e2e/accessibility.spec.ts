import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import { axeFaults } from './axe';
import { expect, test } from './site';

// The page "home" leads elsewhere at once; /404/ answers as any unknown address does.
const pages = allPages().filter(({ id }) => id !== 'home');

for (const locale of locales) {
  test(`axe reports no violation on any page in ${locale}`, async ({ page, troubles }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { id } of pages) {
      await page.goto(pagePath(id, locale), { waitUntil: 'load' });
      faults.push(...(await axeFaults(page)));
      if (id === 'notFound') troubles.length = 0;
    }
    expect(faults).toEqual([]);
  });
}
