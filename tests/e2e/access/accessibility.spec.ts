import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/all-pages';
import type { PageId } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import { axeFaults } from '../support/axe';
import {
  differentPages,
  expect,
  forgiveNotFound,
  isNarrow,
  oneLayout,
  settle,
  test,
} from '../support/site';

// The page "home" redirects at once; /404/ responds like any unknown address.
const pages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => id !== 'home');

for (const locale of locales) {
  // The browser reports what violates a page's policy as an error too, on which every test fails.
  test(
    `axe reports no violation on any page in ${locale}, nor does the browser of its policy`,
    oneLayout(locale),
    async ({ page, troubles }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const id of pages) {
        await page.goto(pagePath(id, locale), { waitUntil: 'load' });
        // All that a page does unprompted: images below the fold, islands.
        await page.mouse.wheel(0, 20_000);
        await settle(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        // Half of the time goes to contrast, which guides have in common, and in both widths.
        const seen = isNarrow(page) && !differentPages.includes(id) ? ['color-contrast'] : [];
        faults.push(...(await axeFaults(page, ':root', seen)));
        if (id === 'notFound') forgiveNotFound(troubles);
      }
      expect(faults).toEqual([]);
    },
  );
}
