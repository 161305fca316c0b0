import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, type Pair, parseDocument, visit } from 'yaml';

/** A language the site does not have, with French conventions and French texts. */
export const THIRD = 'pt';
/** Suffix of every message of the third language, to recognise it. */
export const MARK = '[pt]';

/** Files to change for a new language (docs/adding-a-language.md), and the changes. */
export const codeEdits: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'lib/i18n/locales.ts': [
    ["= ['fr', 'en'] as const", "= ['fr', 'en', 'pt'] as const"],
    ["en: 'en-GB' }", "en: 'en-GB', pt: 'pt-PT' }"],
    ["en: 'English' }", "en: 'English', pt: 'Português' }"],
  ],
  'lib/typography.ts': [
    ['  en: typesetEnglish,\n', '  en: typesetEnglish,\n  pt: (text) => text,\n'],
  ],
  'lib/search-text/stem.ts': [['  en: [\n', "  pt: [[/(?<=...)s$/, '']],\n  en: [\n"]],
  'lib/sentences.ts': [["en: ': ' };", "en: ': ', pt: ': ' };"]],
  'law/acts.ts': [["en: 'eng' }", "en: 'eng', pt: 'por' }"]],
  'law/quantity.ts': [
    [
      "    en: ['employee', 'employees'],\n",
      "    en: ['employee', 'employees'],\n    pt: ['trabalhador', 'trabalhadores'],\n",
    ],
    [
      "    en: ['tonne', 'tonnes'],\n",
      "    en: ['tonne', 'tonnes'],\n    pt: ['tonelada', 'toneladas'],\n",
    ],
    [
      'const euros: Record<Locale, (value: number) => string> = {\n',
      "const euros: Record<Locale, (value: number) => string> = {\n  pt: (value) => [formatNumber(value, 'pt'), '€'].join(' '),\n",
    ],
    [
      'const shortEuros: Record<Locale, (value: number) => string> = {\n',
      "const shortEuros: Record<Locale, (value: number) => string> = {\n  pt: (value) => [formatNumber(value, 'pt'), '€'].join(' '),\n",
    ],
  ],
  'lib/form/messages.ts': [
    [
      "import fr from '@/messages/fr.json';\n",
      "import fr from '@/messages/fr.json';\nimport pt from '@/messages/pt.json';\n",
    ],
    [
      "  en: typesetDeep<Catalogue>({ demoRequest: en.demoRequest }, 'en'),\n",
      "  en: typesetDeep<Catalogue>({ demoRequest: en.demoRequest }, 'en'),\n  pt: typesetDeep<Catalogue>({ demoRequest: pt.demoRequest }, 'pt'),\n",
    ],
  ],
};

/** Adds a third language to a copy of the project, with texts made from the French ones. */
export function addThirdLanguage(folder: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const full = path.join(folder, file);
    const before = readFileSync(full, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as the third language expects it.`);
    writeFileSync(full, after);
  };
  for (const [file, edits] of Object.entries(codeEdits))
    for (const [text, by] of edits) edit(file, (before) => before.replace(text, by));

  const messages = JSON.parse(readFileSync(path.join(folder, 'messages/fr.json'), 'utf8'));
  writeFileSync(
    path.join(folder, `messages/${THIRD}.json`),
    `${JSON.stringify(marked(messages), null, 2)}\n`,
  );
  const content = path.join(folder, 'content');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(content, name);
    if (path.basename(name) === 'fr.mdx') {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file.replace(/fr\.mdx$/, `${THIRD}.mdx`), text);
    } else if (name.endsWith('.yaml')) writeFileSync(file, translated(readFileSync(file, 'utf8')));
  }
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return value + MARK;
  if (Array.isArray(value)) return value.map(marked);
  return Object.fromEntries(
    // Titles and descriptions are at their maximum length.
    Object.entries(value as object).map(([key, item]) => [
      key,
      key === 'meta' ? item : marked(item),
    ]),
  );
}

/** Adds a third text to every bilingual value of a YAML file. */
function translated(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Map(_key, map) {
      const pair = (name: string): Pair | undefined =>
        map.items.find(({ key }) => isScalar(key) && key.value === name);
      const french = pair('fr');
      if (french && pair('en') && !isMap(french.value))
        map.set(THIRD, document.createNode(document.createNode(french.value)));
    },
  });
  return document.toString({ lineWidth: 0 });
}
