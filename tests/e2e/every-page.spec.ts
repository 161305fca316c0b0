import { localeRoot, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { axeFaults } from './support/axe';
import { walk } from './support/focus';
import { layOutAll, overflow, setTextSize, spaceText } from './support/layout';
import {
  differentPages,
  examinedPages,
  expect,
  forgiveNotFound,
  isNarrow,
  NARROW,
  oneLayout,
  settle,
  test,
  WIDE,
  withoutTraces,
} from './support/site';

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
      // The browser reports what a policy forbids, and a script that fails.
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
        // As WCAG 1.4.12 asks.
        await page.evaluate(setTextSize, '100%');
        await page.evaluate(spaceText);
        if ((await page.evaluate(overflow)) > 0)
          faults.push(`${id} is too wide once its text is spaced`);
      }
      expect(faults).toEqual([]);
    },
  );
}

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
