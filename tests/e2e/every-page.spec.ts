import type { Page } from '@playwright/test';
import { defaultLocale, localeRoot, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { axeFaults } from './support/axe';
import { addColours, unseen } from './support/contrast';
import { walk } from './support/focus';
import { layOutAll, lostText, overflow, setTextSize, spaceText } from './support/layout';
import {
  differentPages,
  examinedPages,
  expect,
  forgiveNotFound,
  isNarrow,
  kinds,
  NARROW,
  oneLayout,
  openMobileMenu,
  settle,
  startIslands,
  test,
  WIDE,
  withoutTraces,
} from './support/site';
import { WholeStyles } from './support/whole-styles';

// Traces of thousands of steps would take longer than the tests.
withoutTraces();

interface Size {
  width: number;
  height: number;
  /** Size of the text, of what the browser's default is. */
  text?: string;
}

const USUAL: Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** What remains of 1440 px at 200 %, and of 1280 px at 400 %; and a phone whose reader has doubled the text. */
const ENLARGED: Size[] = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
  { width: 390, height: 844, text: '200%' },
];

for (const locale of locales) {
  test(
    `every page is accessible, keeps its policy and fits every window (${locale})`,
    oneLayout(locale),
    async ({ page, troubles }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const usual = page.viewportSize() ?? USUAL[0];
      const faults: string[] = [];
      // The page "home" redirects at once; the browser reports what a policy forbids, and a script that fails.
      for (const id of examinedPages) {
        await page.goto(id === 'notFound' ? `${localeRoot(locale)}nothing/` : pagePath(id, locale));
        // All that a page does unprompted: images below the fold, islands.
        await page.mouse.wheel(0, 20_000);
        await settle(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        // Half of the time goes to contrast, which guides have in common, and in both widths.
        const seen = isNarrow(page) && !differentPages.includes(id) ? ['color-contrast'] : [];
        faults.push(...(await axeFaults(page, ':root', seen)));
        if (id === 'notFound') forgiveNotFound(troubles);
        await page.evaluate(layOutAll);
        for (const size of differentPages.includes(id) ? [...USUAL, ...ENLARGED] : ENLARGED) {
          const { text = '100%', ...window } = size;
          await page.setViewportSize(window);
          await page.evaluate(setTextSize, text);
          if ((await page.evaluate(overflow)) > 0)
            faults.push(`${id} is wider than ${window.width} px, its text at ${text}`);
        }
        if (usual) await page.setViewportSize(usual);
      }
      expect(faults).toEqual([]);
    },
  );
}

test(
  'every page looks the same under its whole stylesheet, on screens and in print',
  WIDE,
  async ({ page, troubles }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const styles = await WholeStyles.of(page);
    const found: string[] = [];
    for (const id of differentPages) {
      await page.goto(pagePath(id, 'fr'));
      await startIslands(page);
      found.push(...(await styles.differences()).map((difference) => `${id}: ${difference}`));
      forgiveNotFound(troubles);
      if (!['landing', 'signup', 'guides/csrdguide'].includes(id)) continue;
      for (const [width, media] of [
        [360, 'screen'],
        [820, 'print'],
        [1440, 'screen'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media });
        if (width < 1440) found.push(...(await styles.differences()).slice(0, 20));
      }
    }
    expect(found.slice(0, 20)).toEqual([]);
  },
);

test('text spaced as WCAG 1.4.12 asks still fits', async ({ page, troubles }) => {
  test.setTimeout(600_000);
  const lost: string[] = [];
  for (const id of differentPages) {
    // Where lines are short, words of either language can get lost.
    for (const locale of isNarrow(page) ? locales : [defaultLocale]) {
      await page.goto(pagePath(id, locale));
      await page.evaluate(layOutAll);
      await page.evaluate(spaceText);
      lost.push(...(await page.evaluate(lostText)).map((fault) => `${id} (${locale}): ${fault}`));
      if ((await page.evaluate(overflow)) > 0) lost.push(`${id} (${locale}) is too wide`);
      forgiveNotFound(troubles);
    }
    // The header, with each of its menus, on one page of each kind.
    if (isNarrow(page)) await openMobileMenu(page);
    else await page.locator('nav summary').first().click();
    if ((await page.evaluate(overflow)) > 0) lost.push(`${id}: its menu is wider than the window`);
  }
  expect(lost).toEqual([]);
});

/** Pages with what only some have: slides, fields, tabs, a table of contents that stays in view. */
const richPages: PageId[] = ['landing', 'signup', 'legal', 'guides/csrdguide', 'simulator'];
/** One page of each layout, without the three that repeat one kind of entry hundreds of times. */
const everyLayout = differentPages.filter(
  (id) => !['calendar', 'questions', 'openData'].includes(id),
);
/**
 * Viewports and directions to test. At 200 % the header takes the largest share of the viewport, and hides
 * the most from a visitor going backwards.
 */
const windows = [
  ['forward', 'through every layout in 1440 px', WIDE, 'fr', { width: 1440, height: 900 }],
  ['back', 'in 1440 px at 200 %', WIDE, 'en', { width: 720, height: 450 }],
  ['forward', 'in 390 px', NARROW, 'en', { width: 390, height: 844 }],
] as const;

for (const [direction, name, layout, locale, viewport] of windows) {
  test(`Tab leads ${direction} ${name}`, layout, async ({ page, troubles }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const id of viewport.width === 1440 ? everyLayout : richPages) {
      await page.goto(pagePath(id, locale));
      await settle(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      faults.push(...(await walk(page, direction)));
      forgiveNotFound(troubles);
    }
    expect(faults).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  const layout = colorScheme === 'light' ? WIDE : NARROW;
  test(
    `with ${colorScheme} forced colours, everything that matters is visible`,
    layout,
    async ({ page, troubles }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const id of differentPages) {
        await page.goto(pagePath(id, 'fr'));
        if (isNarrow(page)) await openMobileMenu(page);
        await page.evaluate(addColours);
        faults.push(...(await page.evaluate(unseen)).map((fault) => `${id}: ${fault}`));
        forgiveNotFound(troubles);
      }
      for (const id of richPages.slice(0, 4)) {
        await page.goto(pagePath(id, 'fr'));
        await settle(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        faults.push(...(await walk(page, 'forward')));
      }
      expect(faults).toEqual([]);
    },
  );
}

/** Animations and transitions long enough to be seen. */
const running = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `<${target?.tagName}> moves`;
      }),
  );

/** How often the page changes within some time. */
const changes = (page: Page, time: number): Promise<number> =>
  page.evaluate(async (wait) => {
    let count = 0;
    new MutationObserver((records) => {
      count += records.length;
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await new Promise((resolve) => setTimeout(resolve, wait));
    return count;
  }, time);

test('under reduced motion nothing moves or changes on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  });
  for (const address of kinds) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await settle(page);
    if (address === '/') {
      // Neither the phrase nor the slides. Hydration itself does not count as a change.
      await startIslands(page);
      expect(await changes(page, 2500)).toBe(0);
    }
    const moves = await running(page);
    if (isNarrow(page)) await openMobileMenu(page);
    else await page.locator('nav summary').first().click();
    moves.push(...(await running(page)));
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await page.locator('main a:visible').first().hover();
    moves.push(...(await running(page)));
    expect(moves).toEqual([]);
  }
});
