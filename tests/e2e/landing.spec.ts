import type { Locator, Page } from '@playwright/test';
import { hold, layoutShift, SCRIPTS } from './support/loading';
import { ANY_WIDTH, boxOf, expect, isNarrow, test } from './support/site';

/** The carousel in a section, once its controls work. */
async function liveCarousel(page: Page, section: string): Promise<Locator> {
  const carousel = page.locator(`#${section} [aria-roledescription="carrousel"]`);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible();
  return carousel;
}

/** Expects exactly one slide to be visible. */
async function expectSlide(carousel: Locator, position: string) {
  const slide = carousel.getByRole('group', { name: position, exact: true }).first();
  await expect(slide).toBeInViewport({ ratio: 0.3 });
  const slides = carousel.locator('[aria-roledescription="diapositive"]:not([inert])');
  await expect(slides).toHaveCount(1);
}

test('fonts and islands that come late move little or nothing', ANY_WIDTH, async ({ page }) => {
  const [fonts, islands] = [await hold(page, '**/*.woff2'), await hold(page, SCRIPTS)];
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Longer than the page waits for its fonts before it shows a stand-in.
  await page.waitForTimeout(1500);
  fonts();
  await page.evaluate(() => document.fonts.ready);
  const before = await layoutShift(page);
  expect(before).toBeLessThan(0.05);

  // An island takes over on the slide that was scrolled to meanwhile.
  await page.locator('#conversations [tabindex="0"]').evaluate((element) => {
    element.scrollLeft = element.clientWidth * 2;
  });
  islands();
  await expectSlide(await liveCarousel(page, 'conversations'), '3 sur 3');
  expect((await layoutShift(page)) - before).toBe(0);
});

test('a carousel works by its buttons, by keyboard and by dragging', async ({ page }) => {
  await page.goto('/');
  const carousel = await liveCarousel(page, 'conversations');
  const heading = carousel.getByRole('heading').first();
  // Clear of the header.
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await boxOf(heading);
  const [start, y] = [box.x + box.width * 0.8, box.y + box.height + 10];
  await page.mouse.move(start, y);
  await page.mouse.down();
  await page.mouse.move(Math.max(8, start - 600), y, { steps: 10 });
  await page.mouse.up();
  await expectSlide(carousel, '2 sur 3');

  const viewport = page.locator('#conversations-slides');
  await viewport.focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlide(carousel, '1 sur 3');
  await expect(carousel.locator('[aria-live]')).toHaveText(/1 sur 3$/);

  // Tab only reaches the content of the current slide.
  await carousel.getByRole('button', { name: 'Diapositive suivante' }).click();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('group', { name: '2 sur 3' }).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
});

test('the tour and its requirements answer to the arrow keys', async ({ page }) => {
  await page.goto('/');
  const tour = page.locator('[data-tour]');
  await tour.getByRole('radio', { name: 'L’exigence', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(tour.getByRole('radio', { name: /^Émissions du scope 3/ })).toBeFocused();
  await expect(tour.getByText('Bilan carbone, achats et transport')).toBeVisible();
  await expect(tour.getByText('Note méthodologique, bilan carbone').first()).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tour.getByRole('radio', { name: 'Le responsable', exact: true })).toBeFocused();
  await expect(tour.getByRole('radio', { name: /^Émissions/ })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(tour.getByRole('radio', { name: /^Émissions du scope 3/ })).toBeChecked();
});

test('four answers give a sentence in place of the question, and go along to the whole checker', async ({
  page,
}) => {
  const islands = await hold(page, SCRIPTS);
  await page.goto('/');
  const employees = page.getByLabel('Effectif moyen');
  const turnover = page.getByLabel('Chiffre d\u2019affaires net, en millions d\u2019euros');
  await employees.fill('300');
  // Pressed too early, it waits; it does not leave the page.
  const send = page.getByRole('button', { name: 'Voir la réponse' });
  await send.click();
  await expect(page).toHaveURL(/\/$/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  islands();
  // A number with two readings is asked about, and not answered on.
  await turnover.fill('48.312');
  const reading = page.locator('#scope-form [aria-live] button').first();
  await expect(reading).toBeVisible();
  await turnover.press('Enter');
  await expect(turnover).toBeFocused();
  await reading.click();
  await expect(turnover).toHaveValue('48,312');
  await expect(employees).toHaveValue('300');

  const answer = page.locator('#scope-answer [role=status]');
  const places = async () => [
    (await boxOf(page.locator('#scope-form'))).y,
    (await boxOf(page.locator('main figure').first())).y,
  ];
  await send.scrollIntoViewIfNeeded();
  await send.press('Enter');
  await expect(answer).toContainText('En droit français, à préciser\u00a0: total du bilan.');
  await expect(send).toBeFocused();
  await turnover.fill('environ 80');
  await expect(answer).not.toContainText('CSRD');
  const before = await places();
  await turnover.press('Enter');
  await expect(answer).toContainText(
    /Oui, en droit français\s: premier rapport en\s2028, sur l’exercice\s2027/,
  );
  await expect(answer).toContainText(
    /ne vous vise plus\s; .* (?:d’ici au|au plus tard le) 19\smars\s2027/,
  );
  await expect(answer.locator('path')).toHaveAttribute('d', /^M-12 0/);
  // On phones it is taller than its room, and comes into view instead.
  await expect(answer).toBeInViewport();
  if (!isNarrow(page)) expect(await places()).toEqual(before);

  const isPart = (url: string) => /\/_next\/static\/|\/checker\/law-fr\.json$/.test(url);
  expect(requests.filter((url) => !isPart(url) || url.includes('?'))).toEqual([]);
  await page.getByRole('link', { name: 'Préciser' }).click();
  await expect(page).toHaveURL(/\/solutions\/simulateuresg\/#seat=france&employees=300&/);
  await expect(page.locator('#scope-checker [name=turnover]')).toHaveValue('environ 80');
});
