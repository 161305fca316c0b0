import { readFile } from 'node:fs/promises';
import writeXlsxFile from 'write-excel-file/node';
import { sheetOfFile } from '@/islands/companies/read-file';
import { regimes } from '@/law/checker/regimes';
import { pagePath } from '@/routes/addresses';
import { messagesIn, quoted } from '@/tests/languages';
import { expect, startIslands, test, WIDE } from './support/site';

const rest = 'same;alone;no;other;joint-stock';
const lists = {
  fr: `Nom;Siège;Effectif;CA (M€);Bilan;Exercices précédents;Groupe;Cotée;Activité;Forme\nAlpha;France;1 240;480,5;310;${rest}\nBravo;Allemagne;20;1;1;${rest}\nCharlie;France;12;1,5;0,8;${rest}\n`,
  en: `name\tseat\temployees\tturnover\tbalance\tprevious\tgroup\tlisted\tactivity\tform\n${[
    'Alpha;france;1,240;480.5;310',
    'Bravo;Germany;20;1;1',
    'Charlie;france;12;1.5;0.8',
  ]
    .map((line) => `${line};${rest}\n`.replaceAll(';', '\t'))
    .join('')}`,
};

for (const locale of quoted) {
  test(
    `a list becomes the matrix, and nothing leaves the browser (${locale})`,
    WIDE,
    async ({ page }) => {
      const { companies, checker } = messagesIn(locale);
      const { words } = companies;
      const { yes, no } = checker.words.verdicts;
      await page.goto(pagePath('companies', locale));
      await startIslands(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (
          request.method() !== 'GET' ||
          request.postData() ||
          !/\.(js|json|csv)$/.test(request.url())
        )
          sent.push(request.url());
      });
      const island = page.locator('#companies-matrix');
      const rows = island.getByRole('region').locator('tbody').last().locator('tr');

      await test.step('pasted, with a line to correct', async () => {
        await island.locator('textarea').fill(lists[locale]);
        await island.getByRole('button', { name: words.read }).press('Enter');
        await expect(rows).toHaveCount(2);
        const fault = island.locator('section tbody tr');
        await expect(fault).toHaveCount(1);
        await expect(fault.locator('th')).toHaveText('3');
        await expect(fault).toContainText(checker.words.choices.seat['third-country'].slice(0, 6));
        await expect(rows.first().locator('td').first()).toContainText(yes);
        await expect(rows.last().locator('td').first()).toContainText(no);
      });

      await test.step('filtered', async () => {
        await island.getByRole('searchbox').fill('CHAR');
        await expect(rows).toHaveCount(1);
        await island.getByRole('searchbox').fill('');
        await island.getByRole('combobox').first().selectOption('csrd');
        await island.getByRole('combobox').last().selectOption('yes');
        await expect(rows.locator('a')).toHaveText(['Alpha']);
      });

      await test.step('exported as filtered', async () => {
        for (const name of [words.csv, words.xlsx]) {
          const coming = page.waitForEvent('download');
          await island.getByRole('button', { name }).click();
          const bytes = await readFile(await (await coming).path());
          const { rows: lines } = await sheetOfFile(new Blob([new Uint8Array(bytes)]), locale);
          const [head = [], line = []] = lines;
          expect(head).toHaveLength(regimes.length + 2);
          expect(line[0]).toBe('Alpha');
          expect(line.at(-1)).toMatch(/simulateuresg\/#.*employees=1/);
        }
      });

      await test.step('a workbook of a thousand, in pages', async () => {
        const cells = [
          ['name', 'employees', 'seat'],
          ...Array.from({ length: 1000 }, (_, index) => [`N ${index}`, index, 'france']),
        ];
        const buffer = await writeXlsxFile(cells as never).toBuffer();
        const file = { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer };
        await island.locator('input[type=file]').setInputFiles(file);
        await expect(rows.first()).toContainText('N 0');
        await expect(rows).toHaveCount(50);
        await island.getByRole('button', { name: words.next }).click();
        await expect(rows.first()).toContainText('N 50');
      });

      expect(sent).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await rows.first().locator('a').click();
      await expect(page).toHaveURL(/simulateuresg\/#seat=france&employees=50/);
    },
  );
}
