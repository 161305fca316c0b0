import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import { flatten } from '@/authoring/messages/catalogue';
import { checkMessages } from '@/authoring/messages/check-messages';
import { formatProblem } from '@/loaders/problems';
import fr from '@/messages/fr.json';
import { freshFixture } from '@/tests/fixture';

const page = `
  const t = await getTranslations('page');
  export const x = () => [t('title'), t.raw('items'), t(\`states.\${id as 'on' | 'off'}\`), t('hello', { name })];
`;
const messages = (changes: object = {}) => {
  const own = { title: 'T', items: ['a'], states: { on: 'x', off: 'y' }, hello: 'Hi {name}' };
  return JSON.stringify({ page: { ...own, ...changes } }, null, 2);
};

const fixture = freshFixture();
const problems = (files: Record<string, string>) => {
  fixture.write({
    'app/page.tsx': page,
    'components/none.ts': '',
    'lib/none.ts': '',
    'messages/fr.json': messages(),
    'messages/en.json': messages(),
    ...files,
  });
  return checkMessages(fixture.root).map(formatProblem);
};

const [FR, EN] = ['messages/fr.json', 'messages/en.json'];
const both = (text: string) => ({ [FR]: text, [EN]: text });

it.each<[string, Record<string, string>, ...string[]]>([
  [
    'a missing key, its file and the file that has it',
    { [EN]: messages({ title: undefined }) },
    `${EN}:2:1  error  The key "page.title" (${FR}:3) is missing here; add its translation, or remove it there.`,
  ],
  [
    'an unused key in each language',
    both(messages({ extra: 'z' })),
    `${FR}:12:1  error  The key "page.extra" is unused`,
    `${EN}:12:1  error  The key "page.extra" is unused`,
  ],
  [
    'a placeholder that differs',
    { [EN]: messages({ hello: 'Hi {nom}' }) },
    `${FR}:11:1  error  "page.hello" lacks {nom}, which ${EN} has`,
    `${EN}:11:1  error  "page.hello" lacks {name}, which ${FR} has`,
  ],
  [
    'a catalogue of an unknown language',
    { 'messages/de.json': '{}' },
    'messages/de.json:1:1  error  The site has no language "de"; its languages are fr and en.',
  ],
  [
    'an unreadable one',
    { [EN]: '{\n  "a": "b"\n  "c": "d"\n}\n' },
    `${EN}:3:3  error  Syntax error: a comma, quotation mark or bracket is missing or superfluous, here or just before.`,
  ],
  [
    'a message of a name that another group has too',
    { [FR]: messages({ last: { title: 'x' } }), [EN]: messages({ last: {} }) },
    `${EN}:12:1  error  The key "page.last.title" (${FR}:13) is missing here`,
  ],
  [
    'messages that changed in one language alone',
    { 'messages/revisions.yaml': 'page: fr-000000' },
    'messages/revisions.yaml:1:1  warning  page: The French text has changed since this translation (fr-000000)',
  ],
  [
    'messages that changed in both',
    { 'messages/revisions.yaml': 'page: fr-000000 en-111111' },
    'messages/revisions.yaml:1:1  warning  page: Both languages have changed since they were compared (fr-000000 en-111111)',
  ],
  [
    'a group that is new, at its first line',
    { 'messages/revisions.yaml': '' },
    `${FR}:2:1  warning  messages/revisions.yaml: New, or never compared: once both languages say it, add`,
  ],
  ['one that ends too early', { [EN]: '{' }, `${EN}:1:2  error  Syntax error`],
])('reports %s', (_what, files, ...expected) => {
  expect(problems(files)).toEqual(expected.map((text) => expect.stringContaining(text)));
});

it('requires page titles and descriptions of the right length, each unique', () => {
  const meta = (title: string, description: string) => ({ meta: { title, description } });
  const files = {
    'app/page.tsx': `${page}\nconst u = await getTranslations();\nu(\`\${id}.meta.title\`); u(\`\${id}.meta.description\`);`,
    'messages/fr.json': JSON.stringify({
      ...JSON.parse(messages()),
      one: meta('Un', 'x'.repeat(161)),
      two: meta('Titre', 'y'.repeat(100)),
      six: meta('Titre', 'z'.repeat(100)),
      ten: meta('Żywiec', 'w'.repeat(100)),
    }),
  };
  expect(problems({ ...files, 'messages/en.json': files['messages/fr.json'] })).toEqual(
    expect.arrayContaining([
      expect.stringContaining('The title "one.meta.title" has 2 characters; write 3 to 60.'),
      expect.stringContaining('"one.meta.description" has 161 characters; write 70 to 155.'),
      expect.stringContaining(
        'The title "six.meta.title" is also used by "two.meta.title"; each page needs its own.',
      ),
      expect.stringContaining('The font of share images has no "Ż"; write "ten.meta.title"'),
    ]),
  );
});

it('has keys that the compiler knows', () => {
  const keys: MessageKeys<Messages, NestedKeyOf<Messages>>[] = [
    'nav.calendar',
    // @ts-expect-error A misspelt key does not compile.
    'nav.calender',
  ];
  expect(keys.filter((key) => flatten(fr).has(key))).toEqual(['nav.calendar']);
});
