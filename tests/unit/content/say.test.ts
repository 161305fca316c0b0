import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import french from '@/lib/say/french.json';
import { say, toolLanguage } from '@/lib/say/say';

const inTerminal = (env: Readonly<Record<string, string>>) =>
  jest.replaceProperty(process, 'env', { ...process.env, LC_ALL: '', LC_MESSAGES: '', ...env });
afterEach(() => jest.restoreAllMocks());

it.each([
  [{}, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'fr_CA', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr'],
])('takes the language of the terminal: %j', (env, language) => {
  inTerminal({ LANG: '', ...env });
  expect(toolLanguage()).toBe(language);
});

it('typesets the French message, and leaves what is to be pasted as it is', () => {
  inTerminal({ LANG: 'fr_FR.UTF-8' });
  expect(say('There is no page "#{page}".#{hint}', { page: "l'eau : x", hint: '' })).toBe(
    "Il n’y a pas de page «\u202fl'eau : x\u202f».",
  );
});

it('has in French the values of the English message', () => {
  const valuesOf = (text: string) => (text.match(/#\{\w+\}/g) ?? []).sort();
  const others = Object.entries(french).filter(
    ([english, text]) => String(valuesOf(english)) !== String(valuesOf(text)),
  );
  expect(others).toEqual([]);
});

it('has no message in French that nothing says', () => {
  const source = ['authoring', 'components/mdx', 'lib/say', 'loaders', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll("\\'", "'")
    .replaceAll('\\\\', '\\');
  expect(Object.keys(french).filter((message) => !source.includes(message))).toEqual([]);
});
