import { locales } from '@/lib/i18n/locales';
import { allPages, type PageId } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import { axeFaults } from './support/axe';
import { differentPages, expect, isNarrow, test } from './support/site';

// The page "home" leads elsewhere at once; /404/ answers as any unknown address does.
const pages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => id !== 'home');

for (const locale of locales) {
  test(`axe reports no violation on any page in ${locale}`, async ({ page, troubles }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    // Guides differ in words, which are judged once, and not in layout.
    for (const id of isNarrow(page) ? differentPages : pages) {
      await page.goto(pagePath(id, locale), { waitUntil: 'load' });
      faults.push(...(await axeFaults(page)));
      if (id === 'notFound') troubles.length = 0;
    }
    expect(faults).toEqual([]);
  });
}
