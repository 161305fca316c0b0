import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { checkGlossary } from '@/authoring/check/glossary';
import { defineAcronyms } from '@/authoring/render/plugins';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { parseMdx } from '@/loaders/mdx/parse';
import { formatProblem } from '@/loaders/problems';
import { guideVocabulary } from '@/mdx/vocabulary';
import { Fixture } from '@/tests/fixture';

const FILE = 'content/glossary.yaml';

describe('check', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture().copy(FILE).copy('content/style.yaml').copy('content/guides');
    fixture.enter();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fixture.remove();
  });
  const problems = () => checkGlossary().map(formatProblem);
  const lineOf = (text: string) =>
    fixture
      .read(FILE)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  it('locates a missing translation', () => {
    fixture.replace(FILE, /( {2}- id: csrd\n.*\n {4}expansion:\n.*\n) {6}en: .*\n/, '$1');
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${FILE}:${lineOf('id: csrd') + 3}:\\d+ {2}error {2}"terms\\[\\d+\\].expansion.en" is missing`,
        ),
      ),
    ]);
  });

  it('rejects a guide that does not exist', () => {
    fixture.replace(FILE, 'guide: tnfdguide', 'guide: tnfd');
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${FILE}:${lineOf('guide: tnfd\n'.trim())}:12 {2}error {2}.*"tnfd" is not a guide`,
        ),
      ),
    ]);
  });

  it('rejects a duplicate acronym', () => {
    fixture.replace(FILE, 'acronym: { fr: "CS3D", en: "CS3D" }', 'acronym: { fr: X, en: CSRD }');
    expect(problems()).toEqual([
      expect.stringContaining('error  The acronym "CSRD" is already explained by "cs3d"'),
    ]);
  });

  it('reports a missing file', () => {
    fixture.remove();
    fixture.write({ 'content/guides/x/guide.yaml': '' });
    expect(problems()).toEqual([
      `${FILE}  error  This file is missing; it lists every acronym of the site under "terms".`,
    ]);
  });
});

describe('terms', () => {
  it.each(locales)('are in alphabetical order in %s', (locale) => {
    const acronyms = loadGlossary(locale).map(({ acronym }) => acronym);
    expect(acronyms).toEqual([...acronyms].sort(new Intl.Collator(locale).compare));
  });

  it('have their original expansion and an id', () => {
    const term = (locale: Locale, id: string) =>
      loadGlossary(locale).find((candidate) => candidate.id === id);
    expect(term('fr', 'csrd')?.original?.text).toBe('Corporate Sustainability Reporting Directive');
    expect(term('en', 'csrd')?.original).toBeUndefined();
    expect(term('en', 'cse')?.original).toEqual({
      text: 'comité social et économique',
      locale: 'fr',
    });
    expect(term('en', 'sme')).toMatchObject({ acronym: 'SME' });
    expect(term('fr', 'sme')).toMatchObject({ acronym: 'PME' });
  });
});

describe('definitions in prose', () => {
  const terms = ['CSRD', 'KPI', 'IRO'].map((acronym) => ({
    id: acronym.toLowerCase(),
    acronym,
    expansion: `expansion of ${acronym}`,
  }));
  const defined = (text: string) => {
    const tree: Root = parseMdx(text);
    defineAcronyms(terms, guideVocabulary, (id) => `/glossaire/#${id}`)(tree);
    const found: string[] = [];
    visit(tree, 'emphasis', (node) => {
      const link = node.children[0];
      if (node.data?.hName !== 'dfn' || link?.type !== 'link') return;
      const abbr = link.children[0];
      if (abbr?.type !== 'emphasis') return;
      const title = abbr.data?.hProperties?.title;
      const written = abbr.children[0];
      found.push(`${written?.type === 'text' && written.value}|${title}|${link.url}`);
    });
    return found;
  };
  const CSRD = 'CSRD|expansion of CSRD|/glossaire/#csrd';

  it('are made once per acronym, at its first occurrence', () => {
    expect(defined('La CSRD.\n\nLa CSRD encore.')).toEqual([CSRD]);
  });

  it('are made in lists, emphasis and components too', () => {
    expect(defined('<Note title="CSRD">\n\n- **La CSRD**\n\n</Note>')).toEqual([CSRD]);
  });

  it('are not made in headings, tables, links, citations and code', () => {
    expect(
      defined(
        '## CSRD [#a]\n\n[CSRD](#a) <Cite source="x">CSRD</Cite> `CSRD`\n\n| CSRD |\n|---|\n| CSRD |\n',
      ),
    ).toEqual([]);
  });

  it('match whole words: plurals, but no part of a longer name', () => {
    expect(defined('Two KPIs.')).toEqual(['KPIs|expansion of KPI|/glossaire/#kpi']);
    expect(defined('CSRDX, IRO-1, non-CSRD')).toEqual([]);
  });
});
