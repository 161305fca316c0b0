import { readFileSync } from 'node:fs';
import { checkGlossary } from '@/authoring/check/glossary';
import { checkGuides } from '@/authoring/check/guides';
import { checkRedirects } from '@/authoring/check/lists';
import { checkQuestions } from '@/authoring/check/questions';
import { createGuide } from '@/authoring/new-guide';
import { today } from '@/lib/dates';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { formatProblem } from '@/loaders/problems';
import { guideDataSchema } from '@/loaders/schema/guide';
import { validateYaml } from '@/loaders/yaml/file';
import { freshFixture } from '@/tests/fixture';
import { quoted } from '@/tests/languages';

const page = ['writing-a-guide', 'guide-reference', 'writing-questions']
  .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
  .join('\n');
/** Code blocks of these pages in a language. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text = '']) => text,
  );
const [example = '', reference = ''] = blocks('yaml');

const site = freshFixture();

it('has an example that is valid in a new guide', () => {
  site.copy('content/covers').copy('content/new-guide').copy('content/style.yaml');
  site.copy('content/glossary.yaml').copy('content/guides/csrdguide').copy('content/law');
  site.enter();
  const [, name = '', subject = ''] = /new:guide -- (\w+) (\w+)/.exec(blocks('sh')[0] ?? '') ?? [];
  createGuide(name, subject);
  const guide = 'content/guides/waterguide';
  site.replace(`${guide}/guide.yaml`, /^subjects:.*/ms, example);
  for (const [index, locale] of quoted.entries())
    site.replace(`${guide}/${locale}.mdx`, /^## .*?(?=^## )/ms, `${blocks('mdx')[index]}\n`);
  const problems = checkGuides('2026-11-21').map(formatProblem);
  expect(problems.filter((line) => line.startsWith(guide))).toEqual([]);
});

it('has redirects, terms and, beside it, questions that paste as they are', () => {
  site.copy('content');
  const [term = '', question = ''] = blocks('text');
  const questions = 'content/questions.yaml';
  site.write({ [questions]: `${site.read(questions)}${question}` });
  site.replace('content/redirects.yaml', /^redirects:.*/ms, blocks('yml')[0] ?? '');
  const glossary = 'content/glossary.yaml';
  site.write({ [glossary]: `${site.read(glossary)}${term}` });
  site.enter();
  const problems = [...checkQuestions(today()), ...checkRedirects(today()), ...checkGlossary()];
  expect(problems.map(formatProblem)).toEqual([]);
});

it('lists valid values for the keys of guide.yaml', () => {
  expect(validateYaml(reference, guideDataSchema, 'guide.yaml').problems).toEqual([]);
  expect(
    Object.keys(guideDataSchema.fields).filter((key) => !reference.includes(`${key}:`)),
  ).toEqual([]);
});

it.each(['docs/guide-reference.md', 'docs/fr/guide-reference.md'])(
  '%s documents every component of guides with its attributes',
  (document) => {
    const lines = readFileSync(document, 'utf8').split('\n');
    const table = lines.filter((line) => line.startsWith('| `<'));
    const missing = guideVocabulary.components.flatMap(({ name, attributes }) => {
      const tags = table.flatMap((line) => line.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []);
      return ['', ...Object.keys(attributes)]
        .filter((attribute) => !tags.some((tag) => !attribute || tag.includes(`${attribute}="`)))
        .map(
          (attribute) => `${document} has no row for <${name}${attribute && ` ${attribute}="…"`}>`,
        );
    });
    expect(missing).toEqual([]);
  },
);
