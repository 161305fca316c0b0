import { processEnv, resetEnv } from '@next/env';
import fc from 'fast-check';
import { misreadVariables } from '@/lib/config/env-file';

const NAME = 'DEMO_WEBHOOK_SECRET';

/** What the build and the servers read a line of .env as. */
function readAs(line: string): string | undefined {
  const files = [{ path: '.env', contents: line, env: {} }];
  const silent = { info: () => undefined, error: () => undefined };
  const [, read] = processEnv(files, process.cwd(), silent, true);
  resetEnv();
  delete process.env[NAME];
  return read?.[NAME];
}

it.each([
  'pa$word1x',
  "'pa$word1x'",
  '"pa$word"',
  'pa#word',
  'pa word # with a comment',
  '"pa\\nword"',
  '"pa',
  "'pa'word'",
])('refuses %s, which would be read as something else', (value) => {
  expect(misreadVariables('.env', `SITE_BRAND=Vigie\n${NAME}=${value}\n`)).toEqual([
    expect.stringContaining(`${NAME} in .env would not be read as it is written`),
  ]);
});

it('leaves alone comments, and variables of others', () => {
  const text = `# ${NAME}=a$b\nPATH_OF_OTHERS=$HOME/x\n${NAME}='a b#c' # with a comment\n`;
  expect(misreadVariables('.env', text)).toEqual([]);
});

it('takes everything else as it is written', () => {
  const character = fc.constantFrom(...'a1 \\$#\'"`={}:-n');
  fc.assert(
    fc.property(
      fc.string({ unit: character, maxLength: 12 }),
      fc.constantFrom('', '"', "'", '`'),
      (text, quote) => {
        const line = `${NAME}=${quote}${text}${quote}`;
        fc.pre(quote ? !text.includes(quote) : !/^\s*['"`]/.test(text));
        fc.pre(misreadVariables('.env', line).length === 0);
        const written = (quote ? text : text.trim()).replaceAll('\\$', '$');
        expect(readAs(line)).toBe(written);
      },
    ),
    { numRuns: 3000 },
  );
});
