import { locales } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import { axeFaults } from '../support/axe';
import { differentPages, expect, isNarrow, oneLayout, test } from '../support/site';

// The page "home" redirects at once; /404/ responds like any unknown address.
const pages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => id !== 'home');

for (const locale of locales) {
  test(
    `axe reports no violation on any page in ${locale}`,
    oneLayout(locale),
    async ({ page, troubles }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const id of pages) {
        await page.goto(pagePath(id, locale), { waitUntil: 'load' });
        // Half of the time goes to contrast, which guides have in common, and in both widths.
        const seen = isNarrow(page) && !differentPages.includes(id) ? ['color-contrast'] : [];
        faults.push(...(await axeFaults(page, ':root', seen)));
        if (id === 'notFound') troubles.length = 0;
      }
      expect(faults).toEqual([]);
    },
  );
}
