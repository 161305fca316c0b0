import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkContent } from '@/authoring/check/content';
import { compileMdx } from '@/authoring/render/compile';
import { loadGuide } from '@/loaders/guides';
import { loadExamples } from '@/loaders/mdx/examples';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { formatProblem } from '@/loaders/problems';
import { soundContent } from '@/tests/broken-content';
import type { Fixture } from '@/tests/fixture';
import { Quotation } from '@/tests/fixtures/new-component/quotation/component';

// The MDX compiler imports an ESM-only package.
jest.mock(
  'estree-walker',
  () => jest.requireActual('../../../node_modules/estree-walker/src/index.js'),
  {
    virtual: true,
  },
);

// Adds a component to the vocabulary of guides. Nothing else is changed.
jest.mock('@/loaders/mdx/vocabulary', () => {
  const actual = jest.requireActual('@/loaders/mdx/vocabulary');
  const { Quotation } = jest.requireActual('../../fixtures/new-component/quotation/declaration');
  const guides = [...actual.guideVocabulary.components, Quotation];
  const every = [...guides, ...actual.legalVocabulary.components];
  return {
    ...actual,
    guideVocabulary: { ...actual.guideVocabulary, components: guides },
    everyVocabulary: { ...actual.everyVocabulary, components: every },
  };
});
jest.mock('next-intl/server', () => ({
  getTranslations: async () =>
    Object.assign((key: string) => key, { markup: (key: string) => key }),
}));

const FOLDER = 'tests/fixtures/new-component/quotation';
const GUIDE = 'content/guides/waterguide';
const TODAY = new Date('2026-11-20');
/** Replaces a sentence, so that all other counts stay the same in both languages. */
const quotation = (attributes: string) =>
  `<Quotation ${attributes}>\n\nArticle 4 says it's "good".\n\n</Quotation>\n\n## `;
const SOUND = 'author="A member" source="water-directive" tone="solemn"';

let site: Fixture;
beforeEach(() => {
  site = soundContent();
  site.replace(`${GUIDE}/en.mdx`, /^translationOf:.*\n/m, '');
  site.replace(`${GUIDE}/fr.mdx`, /^summary:/m, 'translationOf: en-000000\nsummary:');
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

const Nothing = () => null;

/** Both languages with the component before their second section. */
function write(english: string, french = english): void {
  for (const [locale, attributes] of [
    ['en', english],
    ['fr', french],
  ] as const)
    site.replace(
      `${GUIDE}/${locale}.mdx`,
      /^## (?=.*\[#steps\])/m,
      attributes && quotation(attributes),
    );
  site.enter();
}

const errors = () =>
  checkContent(TODAY)
    .filter(({ file, severity }) => file.endsWith('en.mdx') && severity === 'error')
    .map(formatProblem)
    .map((line) => line.replace(/^.*? {2}error {2}/, ''));

it('is made as the documentation says', () => {
  const unindented = (file: string) => readFileSync(file, 'utf8').replace(/^ +/gm, '');
  for (const name of ['declaration.ts', 'component.tsx', 'example.en.mdx'])
    expect(unindented('docs/adding-a-component.md')).toContain(unindented(path.join(FOLDER, name)));
});

it('may be used', () => {
  write(SOUND);
  expect(errors()).toEqual([]);
});

it.each([
  ['source="water-directive"', '<Quotation> needs author="…".'],
  [`${SOUND} lang="en"`, '<Quotation> has no attribute "lang". Possible: author, source, tone.'],
  [
    SOUND.replace('solemn', 'solem'),
    '<Quotation> does not accept tone="solem". Did you mean "solemn"?',
  ],
  [SOUND.replace('water-', 'watr-'), 'guide.yaml has no "watr-directive" under sources.'],
  [SOUND.replace('A member', 'Anonymous'), 'Somebody said it; name them.'],
  [SOUND.replace('A member', 'A member !'), 'Remove the space before "!".'],
])('is checked by what it declares: %s', (attributes, message) => {
  write(attributes);
  expect(errors().join('\n')).toContain(message);
});

it('is shown in the styleguide', () => {
  const example = readFileSync(path.join(FOLDER, 'example.en.mdx'), 'utf8');
  site.copy('components/mdx').copy('content/styleguide').copy('content/downloads');
  site.write({ 'components/mdx/quotation/example.en.mdx': example }).enter();
  expect(loadExamples('en').at(-3)).toMatchObject({ id: 'quotation' });
  // A language without an example shows the English one.
  expect(loadExamples('fr').at(-3)?.source).toContain('<Quotation author="A member"');
});

it('is rendered by its React component, with typeset attributes', async () => {
  write(SOUND.replace('A member', "L'auteur"));
  const { prose } = loadGuide('waterguide', 'fr');
  const others = Object.fromEntries(
    guideVocabulary.components.map(({ name }) => [name, Nothing] as const),
  );
  const content = await compileMdx(prose.tree, {
    locale: 'fr',
    vocabulary: guideVocabulary,
    components: { ...others, Quotation },
  });
  expect(renderToStaticMarkup(content)).toContain('<blockquote data-author="L’auteur"><p>Article');
});
