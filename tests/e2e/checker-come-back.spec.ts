import { expect, startIslands, test, WIDE } from './support/site';
import { ANSWERS } from './support/states';

test(
  'a link with the day of its check tells what has changed since, and a copied one has the day of today',
  WIDE,
  async ({ page }) => {
    const today = (await (await page.request.get('/checker/law-en.json')).json()).day;
    const open = async (checked: string) => {
      await page.goto('about:blank');
      await page.goto(`/en/solutions/simulateuresg/#${ANSWERS}&checked=${checked}`);
      await startIslands(page);
    };
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const checker = page.locator('#scope-checker');
    const since = checker.getByRole('button', { name: /^Since your check/ });

    await test.step('the result has changed since December 2025', async () => {
      await open('2025-12-15');
      await expect(since).toContainText('15 December 2025: the result has changed');
      await since.click();
      const told = page.locator('#checker-since');
      await expect(told).toBeFocused();
      await expect(told).toContainText('CSDDD (EU law): in scope, then out of scope');
      await expect(told).toContainText('26 February 2026');
      await expect(told.getByRole('link', { name: /2026\/470/ }).first()).toHaveAttribute(
        'href',
        /^https:\/\/eur-lex/,
      );
      // The file is the same whatever concerns the company.
      const data = requests.filter((url) => url.includes('/checker/'));
      expect(data.map((url) => new URL(url).pathname)).toContain('/checker/changes-en.json');
      expect(data.filter((url) => url.includes('?'))).toEqual([]);
    });

    await test.step('nothing has on the day itself, so nothing is loaded', async () => {
      requests.length = 0;
      await open(today);
      await expect(checker.getByRole('button', { name: 'Copy the link' })).toBeVisible();
      await expect(since).toHaveCount(0);
      expect(requests.filter((url) => url.includes('changes'))).toEqual([]);
    });

    await test.step('new answers put their day into the address', async () => {
      await open('2025-12-15');
      await checker.locator('[name=employees]').fill('900');
      await expect(page).toHaveURL(new RegExp(`checked=${today}`));
    });

    await test.step('the texts can be followed', async () => {
      await checker.getByText('Get updates on these rules').click();
      await expect(checker.getByRole('link', { name: 'CSRD', exact: true })).toHaveAttribute(
        'href',
        /\/calendrier\/csrd\.ics$/,
      );
      await expect(checker.getByRole('link', { name: 'CSRD and ESRS' })).toHaveAttribute(
        'href',
        '/en/obligations/csrd/feed.xml',
      );
    });
  },
);
