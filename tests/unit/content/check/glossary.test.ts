import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { defineAcronyms } from '@/authoring/render/plugins';
import { locales } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { parseMdx } from '@/loaders/mdx/parse';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';

describe('terms', () => {
  it.each(locales)('are in alphabetical order in %s', (locale) => {
    const acronyms = loadGlossary(locale).map(({ acronym }) => acronym);
    expect(acronyms).toEqual([...acronyms].sort(new Intl.Collator(locale).compare));
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
