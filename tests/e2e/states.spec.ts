import { locales } from '@/lib/i18n/locales';
import { axeFaults } from './support/axe';
import { walk } from './support/focus';
import { expect, isNarrow, oneLayout, test, withoutTraces } from './support/site';
import { states } from './support/states';
import { WholeStyles } from './support/whole-styles';

// Traces of so many key presses would take longer than the tests.
withoutTraces();

/**
 * States that need an interaction: axe reports nothing, Tab leads through them, and scripts add nothing whose
 * styles the build has taken for unused. Initial states are in every-page.spec.ts.
 */
for (const locale of locales) {
  for (const [state, reach] of Object.entries(states)) {
    test(
      `${state} (${locale}): accessible, and with all styles`,
      oneLayout(locale),
      async ({ page, context, troubles }) => {
        test.setTimeout(600_000);
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // The styles are those of both layouts.
        const styles = isNarrow(page) ? undefined : await WholeStyles.of(page);
        const faults: string[] = [];
        await reach(page, locale, async ({ part = ':root', walked = false } = {}) => {
          faults.push(...(await axeFaults(page, part)));
          // Pages of the receiver have styles of their own.
          const own = page.url().includes('/api/') ? undefined : styles;
          faults.push(...((await own?.differences()) ?? []));
          if (!walked) return;
          await page.evaluate(() => window.scrollTo(0, 0));
          faults.push(...(await walk(page, 'forward')), ...(await walk(page, 'back')));
        });
        expect(faults).toEqual([]);
        // The browser reports what the states call for: blocked scripts, statuses 404, 422 and 502.
        const expected = /^failed: |Failed to (load resource|fetch)/;
        troubles.splice(0, troubles.length, ...troubles.filter((each) => !expected.test(each)));
      },
    );
  }
}
