import {
  boxOf,
  demoOffer,
  english,
  expect,
  forgiveNotFound,
  isNarrow,
  kinds,
  openMobileMenu,
  test,
} from './support/site';

test.use({ javaScriptEnabled: false });

test('every kind of page is complete, with an opaque header and the demo in reach', async ({
  page,
}) => {
  for (const address of isNarrow(page) ? kinds : kinds.map(english)) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('[data-header]')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
    const demo = page.getByRole('banner').getByRole('link', { name: demoOffer });
    await expect(demo).toBeInViewport({ ratio: 1 });
  }
});

test('menus open, languages are links, and the search link leads to the site map', async ({
  page,
}) => {
  await page.goto('/about/');
  if (isNarrow(page)) {
    await openMobileMenu(page);
    await expect(page.locator('[data-mobile-menu] summary').getByText('Fermer')).toBeVisible();
    await page.locator('[data-language-choice]').getByRole('link', { name: 'English' }).click();
  } else {
    await page.locator('header details').nth(2).locator('summary').click();
    await page.getByRole('link', { name: 'English' }).first().click();
  }
  await expect(page).toHaveURL('/en/about/');
  await page.goto('/');
  const [name, menu] = isNarrow(page)
    ? ['Veille', page.locator('[data-mobile-menu]')]
    : [/Veille/, page.locator('nav')];
  await menu.locator('summary').first().click();
  await menu.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL('/solutions/veilleesg/');

  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/recherche/');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toBeHidden();
  await expect(main.locator('noscript p')).toBeVisible();
  const link = page.locator('main a', { hasText: /^RegPilot$/ });
  if (isNarrow(page))
    await main
      .locator('details', { has: page.locator('a', { hasText: /^RegPilot$/ }) })
      .locator('summary')
      .first()
      .click();
  await expect(link).toBeVisible();
});

test('texts, questions, rules and unknown addresses can be read, and their links followed', async ({
  page,
  troubles,
}) => {
  await page.goto('/privacypolicy/');
  for (const id of ['privacy', 'terms', 'cookies'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('[role="tab"]')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Textes', exact: true })
    .getByRole('link', { name: 'Cookies' })
    .click();
  await expect(page.locator('#cookies-title')).toBeInViewport();

  await page.goto('/questions/');
  await page.locator('[data-question-subject] summary').last().click();
  await expect(page.locator('[data-question]').last()).toBeVisible();
  await page.getByRole('searchbox').fill('seuil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\/\?q=seuil$/);

  // What an address names is open.
  await page.goto('/questions/csrd/#csrd-n3');
  await expect(page.locator('#csrd-n3')).toBeInViewport();

  await page.goto('/en/solutions/simulateuresg/');
  await expect(page.locator('#scope-checker input').first()).toBeHidden();
  await page.locator('#checker noscript a').click();
  await expect(page).toHaveURL('/en/obligations/');

  await page.goto('/');
  await page.getByLabel('Effectif moyen').fill('300');
  await page.getByRole('button', { name: 'Voir la réponse' }).click();
  await expect(page).toHaveURL(/\/obligations\/\??$/);

  await page.goto('/guides/csrd');
  await expect(page.locator('[data-other-language]')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Plan du site' }).click();
  await expect(page).toHaveURL('/recherche/');
  forgiveNotFound(troubles);
});

test('the title of the conversations stands above them', async ({ page }) => {
  await page.goto('/');
  const title = await boxOf(page.locator('#conversations-title'));
  const question = await boxOf(page.locator('#conversations h3').first());
  expect(title.y + title.height).toBeLessThanOrEqual(question.y);
});

test('five clicks lead from a requirement to the demo', async ({ page }) => {
  await page.goto('/');
  const tour = page.locator('[data-tour]');
  const stops = await tour.locator('[name=tour]').all();
  const head = await boxOf(tour.getByRole('heading', { level: 2 }));
  const foot = page.locator('#scope-form');
  const { y } = await boxOf(foot);
  for (const stop of stops.slice(0, -1)) {
    await expect(stop).toBeChecked();
    await expect(tour.getByRole('figure')).toHaveCount(1);
    await expect(tour.getByRole('heading', { level: 3 })).toHaveCount(1);
    await tour.locator('label.button:visible').click();
  }
  // Where there is room, nothing but the frame's content changes.
  if (!isNarrow(page)) {
    expect(await boxOf(tour.getByRole('heading', { level: 2 }))).toEqual(head);
    expect((await boxOf(foot)).y).toBe(y);
  }
  await tour.getByRole('link', { name: 'Demander une démo' }).click();
  await expect(page).toHaveURL('/signup/?from=tour');
});
