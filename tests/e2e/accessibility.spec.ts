import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/urls';
import { expect, test } from './site';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const addresses = allPages()
  .filter(({ id }) => id !== 'home')
  .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)));

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    expect(
      violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
      ),
    ).toEqual([]);
    if (address.endsWith('/404/')) troubles.length = 0;
  });
}
