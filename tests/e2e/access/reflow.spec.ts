import { defaultLocale, locales } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/routes/addresses';
import {
  differentPages,
  expect,
  forgiveNotFound,
  isNarrow,
  oneLayout,
  openMobileMenu,
  test,
} from '../support/site';

const ids = allPages()
  .map(({ id }) => id)
  .filter((id) => id !== 'home' && id !== 'notFound');

/** Horizontal overflow of a page, in pixels. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What remains of 1440 px at 200 %, and of 1280 px at 400 %. */
const ENLARGED = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
];
const USUAL = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Lays out what phones skip while it is far from the viewport. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

for (const locale of locales) {
  test(`every page fits every viewport, in ${locale}`, oneLayout(locale), async ({ page }) => {
    test.setTimeout(600_000);
    const wide: string[] = [];
    for (const id of ids) {
      await page.goto(pagePath(id, locale));
      await page.evaluate(layOutAll);
      for (const viewport of differentPages.includes(id) ? [...USUAL, ...ENLARGED] : ENLARGED) {
        await page.setViewportSize(viewport);
        if ((await page.evaluate(overflow)) > 0) wide.push(`${id} at ${viewport.width} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}

/** Applies the text spacing of WCAG 1.4.12. Uses a constructed stylesheet, which the page's policy allows. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Text that is clipped or overlaps other text. Runs in the page. */
function lostText(): string[] {
  // Slides out of view, and intended overlays.
  const APART =
    '[inert], [data-live], [data-header], [data-suggestion], [hidden], script, style, svg';
  /** Visually hidden: in a box of one pixel. */
  const isHeard = (element: Element | null): boolean =>
    element !== null &&
    (element.getBoundingClientRect().width <= 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      isHeard(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: { parent: Element; words: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!parent || words === '' || parent.closest(APART) || isHeard(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) pieces.push({ parent, words, box });
  }

  const clips = (value: string) => /hidden|clip/.test(value);
  const isCut = ({ parent, box }: (typeof pieces)[number]) => {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (!clips(overflowX) && !clips(overflowY)) continue;
      const edge = around.getBoundingClientRect();
      const beside = box.right > edge.right + 2 || box.left < edge.left - 2;
      if ((clips(overflowX) && beside) || (clips(overflowY) && box.bottom > edge.bottom + 2))
        return true;
    }
    return false;
  };
  // Lines may touch, since a box has the height of the font's tallest glyphs.
  const overlaps = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 2;
  // From the top: what begins below a piece cannot lie over it.
  pieces.sort((one, other) => one.box.top - other.box.top);
  const over = (index: number) => {
    const { box } = pieces[index] as (typeof pieces)[number];
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as (typeof pieces)[number];
      if (other.box.top >= box.bottom) return undefined;
      if (overlaps(box, other.box)) return other.words;
    }
    return undefined;
  };
  return pieces.flatMap((piece, index) => {
    const other = over(index);
    return [
      ...(isCut(piece) ? [`"${piece.words}" is cut off`] : []),
      ...(other ? [`"${piece.words}" lies over "${other}"`] : []),
    ];
  });
}

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
      if ((await page.evaluate(overflow)) > 0)
        lost.push(`${id} (${locale}): wider than its window`);
      forgiveNotFound(troubles);
    }
    // The header, with each of its menus, on one page of each kind.
    if (isNarrow(page)) await openMobileMenu(page);
    else await page.locator('nav summary').first().click();
    if ((await page.evaluate(overflow)) > 0) lost.push(`${id}: its menu is wider than the window`);
  }
  expect(lost).toEqual([]);
});

test(
  'the landing page fits a phone at twice the size of text',
  oneLayout('fr'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const locale of locales) {
      await page.goto(pagePath('landing', locale));
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200%; }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      expect(await page.evaluate(overflow)).toBe(0);
    }
  },
);

test('the fields fit their column', async ({ page }) => {
  await page.goto('/signup/');
  const width = await page
    .locator('[name=email]')
    .evaluate((field) => field.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(isNarrow(page) ? 250 : 400);
});
