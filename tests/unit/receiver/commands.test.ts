import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReceiverConfig } from '@/lib/config/receiver';
import { eachField } from '@/lib/form/fields';
import { type Context, runRequests } from '@/receiver/commands/commands';
import type { Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { listRequests, onEachDatabase, saveAnswers } from '@/tests/receiver/databases';
import { SmtpStub } from '@/tests/receiver/smtp-stub';
import { WebhookStub } from '@/tests/receiver/webhook-stub';

/** What a command prints, such as `list --search Ada`. */
async function printed(command: string, context: Partial<Context> = {}): Promise<string> {
  let text = '';
  for await (const part of runRequests(command.split(' '), context as Context)) text += part;
  return text;
}

onEachDatabase((backend) => {
  let database: Database;
  beforeEach(() => {
    database = backend.open();
  });
  const save = async (changes: object = {}, reasons: string[] | null = null) =>
    (await saveAnswers(database, { ...changes }, { reasons })).id;
  const ids = async () => (await listRequests(database)).map(({ id }) => id).sort();
  const confirm = jest.fn();
  const run = (command: string) => printed(command, { database: () => database, confirm });
  /** Whether any file of the database, its journal included, holds a text; on a server, it is not said. */
  const isHeld = (text: string, otherwise: boolean) => {
    if (backend.kind === 'postgres') return otherwise;
    const folder = path.dirname(pathOf(backend.url()));
    return readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(text));
  };

  it('lists requests, or those with a text whatever its case and accents, and counts where they come from', async () => {
    const id = await save({ firstName: 'Zoé\u001b[2J', origin: 'tour' });
    const other = await save({ organization: 'Doubt' }, ['unproven']);
    const all = await run('list');
    const line = `${id} {2}20\\S+ {2}demo {2}fr {2}Zoé .*Fonderies.*\n`;
    expect(all).toMatch(
      RegExp(
        `^${line}${other} .* {2}\\[unproven] {2}Zoé.*\n2 requests\n {2}1 tour\n {2}1 from an unknown page\n$`,
      ),
    );
    expect(all).not.toContain('\u001b');
    const found = RegExp(`^${line}1 request\n {2}1 tour\n$`);
    expect(await run('list --search FONDERIES')).toMatch(found);
    expect(await run('list --search zoe')).toBe(all);
    expect(await run('list --search nobody')).toBe('0 requests\n');
  });

  it('exports every answer, none of which a spreadsheet runs', async () => {
    await save({ message: 'a "b"\nc;=2+2', organization: '=1+1' });
    const csv = await run('export');
    expect(csv).toMatch(/^\uFEFF"id","receivedAt","locale","firstName",/);
    expect(csv).toContain('"a ""b""\nc;\'=2+2"');
    expect(csv).toContain('"\'=1+1"');
  });

  it('erases everything of one person, corrections and spam included, and nobody else', async () => {
    const requestId = crypto.randomUUID();
    await save({ email: 'Ada@Example.com' });
    await save({ email: 'ada@example.com' }, ['links']);
    await save({ email: 'ade@example.com', requestId });
    await save({ email: 'ada@example.com', requestId });
    const other = await save({ email: 'ada@example.org', organization: 'Keep' });
    expect(isHeld('Ada@Example.com', true)).toBe(true);
    const message = 'Write to Ada@example.com instead.';
    const mention = await save({ email: 'secretary@example.com', message });
    const person = JSON.parse(await run('export --email ADA@example.com'));
    expect(person).toMatchObject({
      requests: Array(4).fill({ id: expect.any(String), deliveries: expect.any(Array) }),
      mentionedIn: [mention],
    });
    expect(await run('erase --email ADA@example.com')).toBe(
      `4 deleted\nMessages of others name this address: ${mention}\nCopies in backups, in mailboxes and behind the webhook are yours to delete.\n`,
    );
    expect(confirm).toHaveBeenCalledWith('Requests from ADA@example.com: 4. Delete them?');
    expect(await ids()).toEqual([other, mention].sort());
    expect((await backlogOf(database)).waiting).toBe(2);
    for (const command of ['erase', 'export']) {
      const nothing = /^Nothing was received from adda@example\.com\.$/;
      await expect(run(`${command} --email adda@example.com`)).rejects.toThrow(nothing);
    }
    expect(isHeld('Ada@Example.com', false)).toBe(false);
    expect(isHeld('ade@example.com', false)).toBe(false);
  });
});

it('sends a test on every channel and wherever alerts go, and says how each went', async () => {
  const [smtp, hook] = [await new SmtpStub().up(), await new WebhookStub().up()];
  const own = { DEMO_WEBHOOK_URL: `${hook.url}/`, DEMO_WEBHOOK_SECRET: '0123456789abcdef' };
  const env = { ...smtp.settings(), ...own, DEMO_ALERT_WEBHOOK_URL: `${hook.url}/alerts` };
  const run = (set: object) => printed('test', { config: () => readReceiverConfig({ ...set }) });
  const all = ['mail', 'webhook', 'alert webhook', 'alert mail'];
  expect(await run(env)).toBe(all.map((name) => `${name}: delivered\n`).join(''));
  expect(hook.bodies('/')).toEqual([expect.objectContaining(eachField(() => expect.any(String)))]);
  expect(hook.bodies('/alerts')).toEqual([expect.objectContaining({ test: 'a test alert' })]);
  expect(smtp.messages.sort()[1]).toMatch(/^Subject: Demo requests: a test alert/m);
  await Promise.all([smtp.down(), hook.down()]);
  const failed = (name: string) => `${name}: failed, ECONNREFUSED [\\w.:]+: Nothing accepts .*`;
  await expect(run(env)).rejects.toThrow(RegExp(`^${all.map(failed).join('\n')}$`));
  await expect(run({})).rejects.toThrow(/DEMO_SMTP_URL/);
});

describe('without a database', () => {
  it.each([
    ['', /requests -- list .* requests -- test\n/s],
    ['lst', /^"lst" is not a command\. Did you mean "list"\?\n.*requests -- list /s],
    ['list 1 --csv', /^Unexpected argument '1'\.\n.*requests -- list /s],
    ['export ada@example.com', /requests -- export \[--email ADDRESS\]\n/],
    ['erase', /^That is .*requests -- erase --email ADDRESS \[--yes\]\n/s],
    ['backup one two', /requests -- backup FILE\n/],
  ] as [string, RegExp][])('does nothing for %j, and says what to give', async (command, words) => {
    await expect(printed(command)).rejects.toThrow(words);
  });

  it('explains each command, and all', async () => {
    const all = await printed('--help');
    const names = new Set([...all.matchAll(/ -- (\S+)/g)].map(([, name]) => name));
    expect([...names]).toEqual(['inbox', 'list', 'export', 'erase', 'backup', 'test']);
    for (const name of names) {
      const help = await printed(`${name} --help`);
      expect(help).toMatch(RegExp(`^(npm run requests -- ${name}.*\n)+ {4}.*\n$`));
      expect(all).toContain(help);
    }
  });
});
