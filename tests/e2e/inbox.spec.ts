import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { createDatabase } from '@/receiver/storage/open';
import { Fixture } from '@/tests/fixture';
import { saveAnswers } from '@/tests/receiver/databases';
import { fileIn } from '@/tests/receiver/demo-requests';
import { axeFaults } from './support/axe';
import { walk } from './support/focus';

let fixture: Fixture;
let command: ChildProcess;
let address: string;

test.beforeEach(async () => {
  fixture = new Fixture();
  const url = fileIn(fixture.root);
  const database = createDatabase({ url, maxMegabytes: 64 });
  await saveAnswers(database);
  const message = 'See zoe.oneill@entreprise.example';
  await saveAnswers(
    database,
    { organization: 'Casino', email: 'held@example.com', message },
    { spamReasons: ['links'] },
  );
  await database.close();
  const script = ['--import', 'tsx', 'scripts/requests.ts', 'inbox'];
  command = spawn(process.execPath, script, {
    env: { ...process.env, DEMO_DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve) => {
    command.stdout?.on('data', (text) => resolve(/http\S+/.exec(text)?.[0] ?? ''));
  });
});
test.afterEach(async () => {
  const ended = once(command, 'exit');
  command.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  fixture.remove();
});

test('answers a request by keyboard, on accessible pages', async ({ page }) => {
  const faults: string[] = [];
  const look = async () => {
    for (const found of [axeFaults(page), walk(page, 'forward')]) faults.push(...(await found));
  };
  const go = async (name: RegExp) => {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  };
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toBeVisible();
    await look();
  };
  await page.goto(address);
  expect(page.url()).not.toContain('token');
  await look();
  await go(/^Quarantaine$/);
  await go(/Casino/);
  await press(/^Sortir de la quarantaine$/);
  await press(/^Noter$/);
  await go(/^Retour à la liste$/);
  await go(/Fonderies/);
  await go(/^Effacer/);
  await press(/^Effacer définitivement$/);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  expect(faults).toEqual([]);
});
