import type { Locator, Page } from '@playwright/test';
import { hold } from './support/hold';
import { layoutShift } from './support/layout-shift';
import { ANY_WIDTH, expect, test } from './support/site';

/** The carousel in a section, once its controls work. */
async function liveCarousel(page: Page, section: string): Promise<Locator> {
  const carousel = page.locator(`#${section} [aria-roledescription="carrousel"]`);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible();
  return carousel;
}

/** Expects exactly one slide to be visible. */
async function expectSlide(carousel: Locator, position: string) {
  await expect(carousel.getByRole('group', { name: position, exact: true }).first()).toBeInViewport(
    { ratio: 0.3 },
  );
  await expect(carousel.locator('[aria-roledescription="diapositive"]:not([inert])')).toHaveCount(
    1,
  );
}

test.describe('typed phrase', () => {
  const typed = (page: Page) => page.locator('[data-typed]');

  test('types, pauses and resumes', ANY_WIDTH, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const first = (await typed(page).textContent()) ?? '';
    const pause = page.getByRole('button', { name: 'Suspendre l’animation' });
    await expect(pause).toBeVisible();
    await expect(typed(page)).not.toHaveText(first);
    await pause.click();
    const held = (await typed(page).textContent()) ?? '';
    await page.clock.runFor(5000);
    await expect(typed(page)).toHaveText(held);
    await page.getByRole('button', { name: 'Reprendre l’animation' }).click();
    await expect(typed(page)).not.toHaveText(held);
  });

  test('has its pause control beside it', async ({ page }) => {
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Suspendre l’animation' });
    await expect(pause).toBeVisible();
    const [button, phrase] = [await pause.boundingBox(), await typed(page).boundingBox()];
    if (!button || !phrase) throw new Error('The phrase or its control is not shown.');
    expect(Math.abs(phrase.y - (button.y + button.height))).toBeLessThan(24);
    expect(button.x - phrase.x).toBeLessThan(320);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the phrase is static, without a control', ANY_WIDTH, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await liveCarousel(page, 'features');
    const typed = page.locator('[data-typed]');
    const text = (await typed.textContent()) ?? '';
    await page.clock.runFor(5000);
    await expect(typed).toHaveText(text);
    await expect(page.getByRole('button', { name: 'Suspendre l’animation' })).toBeHidden();
  });

  test('carousels jump', ANY_WIDTH, async ({ page }) => {
    await page.goto('/');
    const carousel = await liveCarousel(page, 'features');
    const places = await carousel
      .getByRole('button', { name: 'Diapositive suivante' })
      .evaluate(async (next: HTMLElement) => {
        const slides = next
          .closest('section')
          ?.querySelector('[aria-roledescription="diapositive"]')?.parentElement;
        const seen = new Set<number>();
        next.click();
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.add(Math.round(slides?.getBoundingClientRect().x ?? 0));
        }
        return seen.size;
      });
    expect(places).toBeLessThanOrEqual(2);
    await expectSlide(carousel, '2 sur 6');
  });

  test('slides stay in place when the window changes size', ANY_WIDTH, async ({ page }) => {
    await page.goto('/');
    const carousel = await liveCarousel(page, 'features');
    const slide = carousel.locator('[aria-roledescription="diapositive"]').first();
    const moved = () =>
      slide.evaluate((element) => {
        const box = element.closest('[id$="-slides"]')?.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().x - (box?.x ?? 0));
      });
    for (const width of [1200, 700]) {
      await page.setViewportSize({ width, height: 900 });
      // Embla measures again once the size has changed.
      await page.waitForTimeout(200);
      expect(await moved()).toBe(0);
    }
  });
});

test('each carousel names itself in its buttons', ANY_WIDTH, async ({ page }) => {
  await page.goto('/');
  const names = new Set<string | null>();
  for (const section of ['conversations', 'features', 'preview']) {
    const carousel = await liveCarousel(page, section);
    const next = carousel.getByRole('button', { name: 'Diapositive suivante' });
    names.add(await next.getAttribute('aria-label'));
  }
  expect(names.size).toBe(3);
});

test('conversations go forward and back', async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'conversations');
  const previous = carousel.getByRole('button', { name: 'Diapositive précédente' });
  const next = carousel.getByRole('button', { name: 'Diapositive suivante' });
  await expectSlide(carousel, '1 sur 3');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expectSlide(carousel, '2 sur 3');
  await expect(carousel.locator('[aria-live]')).toHaveText('Double matérialité, 2 sur 3');
  await next.click();
  await expectSlide(carousel, '3 sur 3');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(carousel.getByText('Source').last()).toBeInViewport();
  await previous.click();
  await expectSlide(carousel, '2 sur 3');
});

test('indicators select features', async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'features');
  const indicators = carousel.getByRole('group', { name: 'Choisir une diapositive' });
  await expect(indicators.getByRole('button')).toHaveCount(6);
  await indicators.getByRole('button').nth(4).click();
  await expectSlide(carousel, '5 sur 6');
  await expect(indicators.getByRole('button').nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(indicators.locator('[aria-current]')).toHaveCount(1);
});

test('carousels work by keyboard', ANY_WIDTH, async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'preview');
  const indicators = carousel.getByRole('group', { name: 'Choisir une diapositive' });
  await indicators.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(carousel, '2 sur 5');
  await expect(indicators.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expectSlide(carousel, '5 sur 5');
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Diapositive précédente' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSlide(carousel, '4 sur 5');
});

test('Tab only reaches the content of the current slide', ANY_WIDTH, async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'features');
  await carousel.getByRole('button', { name: 'Diapositive suivante' }).click();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('group', { name: '2 sur 6' }).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
});

test('carousels can be dragged', async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'features');
  const box = await carousel.getByRole('group', { name: '1 sur 6' }).boundingBox();
  if (!box) throw new Error('The first slide is not shown.');
  const y = box.y + 40;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 10 });
  await page.mouse.up();
  await expectSlide(carousel, '2 sur 6');
});

test('hydration takes over at the slide scrolled to', ANY_WIDTH, async ({ page }) => {
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto('/');
  const box = page.locator('#conversations [tabindex="0"]');
  await box.evaluate((element) => {
    element.scrollLeft = element.clientWidth * 2;
  });
  release();
  const carousel = await liveCarousel(page, 'conversations');
  await expectSlide(carousel, '3 sur 3');
});

test('hydration causes no layout shift', async ({ page }) => {
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto('/');
  // On a busy machine the fonts come after the first paint.
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShift(page);
  release();
  await liveCarousel(page, 'preview');
  expect((await layoutShift(page)) - before).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be scrolled to, and no control is shown', async ({ page }) => {
    await page.goto('/');
    for (const section of ['conversations', 'features', 'preview']) {
      const carousel = page.locator(`#${section} [aria-roledescription="carrousel"]`);
      await expect(carousel.getByRole('button')).toHaveCount(0);
      await expect(carousel.locator('[tabindex="0"]')).toHaveCSS('overflow-x', 'auto');
      const slides = carousel.locator('[aria-roledescription="diapositive"]');
      for (let index = 0; index < (await slides.count()); index += 1) {
        await slides.nth(index).scrollIntoViewIfNeeded();
        await expect(slides.nth(index)).toBeInViewport({ ratio: 0.3 });
      }
    }
    await expect(page.getByRole('button', { name: 'Suspendre l’animation' })).toBeHidden();
  });

  test('the keyboard scrolls the slides', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('#features [aria-roledescription="carrousel"]');
    await carousel.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByRole('group', { name: '2 sur 6' })).toBeInViewport({ ratio: 0.3 });
  });
});

test('prints on four pages', ANY_WIDTH, async ({ page }) => {
  for (const address of ['/', '/en/']) {
    await page.goto(address);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  }
});
