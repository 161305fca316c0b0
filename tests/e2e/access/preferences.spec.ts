import type { Page } from '@playwright/test';
import { pagePath } from '@/routes/addresses';
import { addColours } from '../support/contrast';
import { walk } from '../support/focus';
import {
  ANY_WIDTH,
  differentPages,
  expect,
  forgiveNotFound,
  isNarrow,
  kinds,
  NARROW,
  openMobileMenu,
  settle,
  startIslands,
  test,
  WIDE,
  withoutTraces,
} from '../support/site';

// Traces would take longer than the tests.
withoutTraces();

/** Elements invisible in the visitor's forced colours. Runs in the page. */
function unseen(): string[] {
  const { contrast, ground } = window.colours;
  const naming = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 50)}"`;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

  const words = shown('body *:not(svg *, script, style, noscript)').filter(
    (element) => hasText(element) && contrast(getComputedStyle(element).color, ground(element)) < 3,
  );
  const fields = shown('input:not([type=hidden], [type=radio]), select, textarea').filter(
    (field) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(field);
      return borderTopStyle === 'none' || contrast(borderTopColor, ground(field)) < 3;
    },
  );
  // SVG files cannot be inspected here.
  const pictures = shown('svg:not(:has(use))').filter((svg) => {
    const paints = [...svg.querySelectorAll('path, rect, circle, ellipse, line, polygon, text')]
      .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
      .filter((paint) => paint.startsWith('rgb'));
    const all = [ground(svg), ...paints];
    return !all.some((one) => all.some((other) => contrast(one, other) >= 3));
  });
  const marks = shown('header [aria-current="page"]').filter((link) => {
    const { fontWeight, textDecorationLine } = getComputedStyle(link);
    return Number(fontWeight) < 600 && textDecorationLine === 'none' && !link.querySelector('svg');
  });
  return [
    ...words.map((element) => `the words of ${naming(element)} cannot be read`),
    ...fields.map((field) => `the field ${field.id} has no border`),
    ...pictures.map((svg) => `nothing of the picture in ${naming(svg.parentElement ?? svg)} shows`),
    ...marks.map((link) => `${naming(link)} does not look like the current page`),
  ];
}

for (const colorScheme of ['light', 'dark'] as const) {
  const layout = colorScheme === 'light' ? WIDE : NARROW;
  test(
    `with ${colorScheme} forced colours, text, fields, pictures and highlights are visible`,
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
      for (const id of ['landing', 'signup', 'legal', 'guides/csrdguide'] as const) {
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

test('under reduced motion nothing moves', async ({ page }) => {
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

test('under reduced motion no script changes the page on its own', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await settle(page);
  // Hydration itself does not count as a change.
  await startIslands(page);
  const changes = await page.evaluate(async () => {
    let count = 0;
    new MutationObserver((records) => {
      count += records.length;
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return count;
  });
  expect(changes).toBe(0);
});
