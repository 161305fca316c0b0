import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { toFragment } from '@/law/checker/address';
import { BEFORE, lawAddress } from '@/law/checker/checker-law';
import type { RegimeResult } from '@/law/checker/result';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { hardProfiles } from '@/tests/checker-profiles';
import { messagesIn, quoted } from '@/tests/languages';
import { expect, startIslands, test, WIDE } from './support/site';

interface Answered {
  lawAsAt: string;
  regimes: readonly RegimeResult[];
}

/** `csrd eu no`, as the page shows it: what depends on earlier years alone counts as out of scope. */
const verdictsOf = (regimes: readonly RegimeResult[]): string[] =>
  regimes
    .flatMap(({ id, layers }) =>
      layers.map(({ layer, verdict, unless }) => `${id} ${layer} ${unless ? 'no' : verdict}`),
    )
    .sort();

const shown = (page: Page) =>
  page.locator('#scope-checker [data-regime] [data-layer]').evaluateAll((all) =>
    all
      .map((each) => {
        const regime = each.closest('[data-regime]')?.getAttribute('data-regime');
        return `${regime} ${each.getAttribute('data-layer')} ${each.getAttribute('data-verdict')}`;
      })
      .sort(),
  );

/** What the command answers, for every profile on every day. */
function commandAnswers(profiles: readonly object[]): Answered[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'profiles-'));
  try {
    const file = path.join(folder, 'profiles.json');
    writeFileSync(file, JSON.stringify(profiles));
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/content/law.ts', 'check', file];
    return JSON.parse(
      execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1e8 }),
    ) as Answered[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test(
  'page, file and command agree on hard companies, in both languages, on three days',
  WIDE,
  async ({ page, request }) => {
    test.setTimeout(300_000);
    const { day } = await (await request.get(lawAddress('fr'))).json();
    const asked = Object.values(hardProfiles).flatMap((answers) =>
      [BEFORE, day, '2030-01-01'].map((asOf: string) => ({ answers, asOf })),
    );
    const expected = commandAnswers(asked.map(({ answers, asOf }) => ({ ...answers, asOf })));
    for (const locale of quoted) {
      const { json } = messagesIn(locale as Locale).checker.words;
      await page.goto(pagePath('simulator', locale));
      await startIslands(page);
      for (const [index, { answers, asOf }] of asked.entries()) {
        const wanted = verdictsOf(expected[index]?.regimes ?? []);
        await page.evaluate(
          (hash) => {
            location.hash = hash;
          },
          toFragment(answers, { asOf }),
        );
        await expect
          .poll(() => shown(page), { message: `${toFragment(answers)} on ${asOf}` })
          .toEqual(wanted);
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: json }).click();
        const file: Answered & { results: readonly RegimeResult[] } = JSON.parse(
          readFileSync(await (await coming).path(), 'utf8'),
        );
        expect(file.lawAsAt).toBe(asOf);
        expect(verdictsOf(file.results)).toEqual(wanted);
      }
    }
  },
);
