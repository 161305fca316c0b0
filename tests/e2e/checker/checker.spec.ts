import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { pagePath } from '@/routes/addresses';
import { quoted } from '@/tests/languages';
import { axeFaults } from '../support/axe';
import { fill, newAddress, stored, submit } from '../support/demo-requests';
import { offer } from '../support/document';
import { ANY_WIDTH, expect, startIslands, test } from '../support/site';

const ANSWERS =
  'seat=france&employees=1240&turnover=480&balance=310&previous=same&group=alone&listed=no&activity=other&form=joint-stock';

const words = {
  fr: { concerned: /^Concerné\s: (\d+)\./, csrd: 'CSRD et normes ESRS', left: 'Vous êtes sorti' },
  en: { concerned: /^In scope: (\d+)\./, csrd: 'CSRD and ESRS', left: 'You have left' },
};

for (const locale of quoted) {
  const { concerned, csrd, left } = words[locale];

  test(`answers in the address give the result, with its reasons, ${locale}`, async ({ page }) => {
    await page.goto(`${pagePath('simulator', locale)}#${ANSWERS}`);
    await startIslands(page);
    const checker = page.locator('#scope-checker');
    await expect(checker.getByRole('status')).toHaveText(concerned);
    const regime = checker.locator('details', { hasText: csrd });
    await regime.locator('summary').click();
    await expect(regime).toContainText('2026/470');
    await expect(regime).toContainText(/1.000/);
    await expect(checker.locator('ul:not(:has(li))')).toHaveCount(0);
    expect(await axeFaults(page, '#scope-checker')).toEqual([]);

    await checker.locator('[name=employees]').fill('300');
    await checker.locator('[name=turnover]').fill('60');
    await expect(regime).toContainText(left);
    await expect(page).toHaveURL(/employees=300/);
  });

  test(`without JavaScript the rules are a table, ${locale}`, ANY_WIDTH, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(pagePath('simulator', locale));
    await expect(page.locator('#scope-checker input').first()).toBeHidden();
    await expect(page.locator('#checker a[href="#rules"]')).toBeVisible();
    await expect(page.locator('#rules table')).toContainText(/1.000/);
    await page.close();
  });
}

test('the keyboard alone answers, and nothing leaves the browser', async ({ page }) => {
  await page.goto('/solutions/simulateuresg/');
  await startIslands(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const checker = page.locator('#scope-checker');
  await checker.locator('[name=seat][value=france]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('480');
  await expect(checker.getByRole('status')).toHaveText(/À préciser/);
  await expect(page).toHaveURL(/#seat=france&employees=1240&turnover=480$/);
  // The law itself may still be on its way.
  expect(requests.filter((url) => !url.endsWith('/checker/law-fr.json'))).toEqual([]);
});

test('an answer that is not a number is reported at its field', ANY_WIDTH, async ({ page }) => {
  await page.goto('/en/solutions/simulateuresg/');
  await startIslands(page);
  const field = page.locator('#scope-checker [name=employees]');
  await field.fill('many');
  await expect(field).toHaveAccessibleDescription(/Write a number/);
});

test(
  'an English comma is asked about, by the keyboard too; a French one is decimal',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto('/en/solutions/simulateuresg/');
    await startIslands(page);
    const turnover = page.locator('#scope-checker [name=turnover]');
    await turnover.fill('48,312');
    await expect(turnover).toHaveAccessibleDescription(/Which do you mean/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '€48.312 million' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(turnover).toBeFocused();
    await expect(turnover).toHaveValue('48.312');
    await expect(turnover).toHaveAccessibleDescription('€48.312 million');
    const { hash } = new URL(page.url());
    await page.goto(`/solutions/simulateuresg/${hash}`);
    await startIslands(page);
    await expect(turnover).toHaveValue('48,312');
    await expect(turnover).toHaveAccessibleDescription(/^48,312.millions d’euros$/);
  },
);

test(
  'what still decides is asked after a first result, and settles it',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto(`/en/solutions/simulateuresg/#${ANSWERS}`);
    await startIslands(page);
    const checker = page.locator('#scope-checker');
    const energy = checker
      .locator('details', { hasText: 'Energy audit' })
      .locator('[data-verdict]');
    await expect(energy).toHaveAttribute('data-verdict', 'unknown');
    await checker.locator('[name=finalEnergy]').fill('5');
    await checker.locator('label:has([name=energySystem][value=no])').click();
    await expect(energy).toHaveAttribute('data-verdict', 'yes');
    await expect(page).toHaveURL(/finalEnergy=5&energySystem=no/);
    await expect(checker.locator('[name=parentSeat]')).toHaveCount(0);
  },
);

test(
  'five companies that the checker sends to the form all reach the team',
  ANY_WIDTH,
  async ({ browser }) => {
    const emails = Array.from({ length: 5 }, newAddress);
    for (const email of emails) {
      const page = await browser.newPage();
      await page.goto(`/en/solutions/simulateuresg/#${ANSWERS}`);
      await startIslands(page);
      await page.getByRole('link', { name: 'Book a demo on these rules' }).click();
      await startIslands(page);
      await expect(page.locator('[name=message]')).toHaveValue(/CSRD and ESRS/);
      await fill(page, email);
      await submit(page).click();
      await expect(page.getByText('Request received!')).toBeVisible();
      await page.close();
    }
    for (const email of emails) expect(await stored(email, 'spam = 0')).toBe(1);
  },
);

test(
  'law that cannot be had is said so, and the answers stay',
  ANY_WIDTH,
  async ({ page, troubles }) => {
    const LAW = '**/checker/law-en.json';
    await page.route(LAW, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/en/solutions/simulateuresg/#${ANSWERS}`);
    await startIslands(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('#scope-checker [name=employees]')).toHaveValue('1240');
    await page.unroute(LAW);
    await offer(page).getByRole('link').click();
    await expect(page.locator('#scope-checker').getByRole('status')).toHaveText(words.en.concerned);
    troubles.length = 0; // The browser reports the status 503.
  },
);

test('what would change an answer is shown below it', ANY_WIDTH, async ({ page }) => {
  await page.goto(`/en/solutions/simulateuresg/#${ANSWERS.replace('1240', '900')}`);
  await startIslands(page);
  const regime = page.locator('#scope-checker details', { hasText: words.en.csrd });
  await regime.locator('summary').click();
  await expect(regime).toContainText('more than 1,000 employees (+11% from your figure)');
  await expect(regime).toContainText('From 6% growth a year, you would be in scope');
  await page.locator('#scope-checker [name=employees]').fill('1240');
  await page.locator('#scope-checker [name=turnover]').fill('450.1');
  await expect(regime).toContainText('(-0.022% from your figure)');
});

test(
  "a company's dates are a calendar with the ids of the published one",
  ANY_WIDTH,
  async ({ page, request }) => {
    const idsIn = (file: string) =>
      new ICAL.Component(ICAL.parse(file))
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('uid')));
    await page.goto(`/solutions/simulateuresg/#${ANSWERS}`);
    await startIslands(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: '(.ics)' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const published = idsIn(await (await request.get('/calendrier/tous.ics')).text());
    const ids = idsIn(file);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id) => !published.includes(id))).toEqual([]);
    expect(ids.join()).toContain('csrd-scope-first-report@');
    expect(ids.join()).not.toContain('csddd-applies@');
    expect(file).not.toContain('REFRESH-INTERVAL');
  },
);
