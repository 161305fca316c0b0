import type { Link, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { site } from '@/lib/config/site';
import { attribute, elements } from '@/lib/html';
import { typeset } from '@/lib/typography';
import { loadGuide } from '@/loaders/guides';
import { guideMarkdownPath } from '@/loaders/routes/addresses';
import { guideOf } from '@/loaders/routes/registry';
import { messagesIn } from '@/tests/languages';
import { messageLeak } from '@/tests/output/gates/safety';
import { normal, parseMarkdown, wordsOf } from '../support/markdown';
import { builtPages, faults, guidePages, markdownGuides, visibleTexts } from '../support/site';

const guides = markdownGuides.map((file) => {
  const tree = parseMarkdown(file.markdown);
  const links: Link[] = [];
  visit(tree, 'link', (link) => void links.push(link));
  const guide = loadGuide(guideOf(file.page.id) as string, file.locale);
  return { ...file, tree, links, guide, words: normal(wordsOf(tree)) };
});

const guideFaults = (check: (guide: (typeof guides)[number]) => readonly string[]): string[] =>
  guides.flatMap((guide) => check(guide).map((fault) => `${guide.file}: ${fault}`));

it('exists beside every guide, which links to it', () => {
  expect(guides.length).toBe(guidePages.length);
  expect(
    faults(guidePages, ({ document, page, locale }) => {
      const announced = elements(document, 'link')
        .filter((link) => attribute(link, 'type') === 'text/markdown')
        .map((link) => `${attribute(link, 'rel')} ${attribute(link, 'href')}`);
      const expected = `alternate ${site.origin}${guideMarkdownPath(guideOf(page.id) as string, locale)}`;
      return announced.join() === expected ? [] : [`announces "${announced.join()}"`];
    }),
  ).toEqual([]);
});

it('is plain Markdown: one title, sections in order, no MDX or HTML', () => {
  expect(
    guideFaults(({ tree, guide, markdown }) => {
      const kinds = new Set<string>();
      const levels: number[] = [];
      visit(tree, (node: Nodes) => {
        kinds.add(node.type);
        if (node.type === 'heading') levels.push(node.depth);
      });
      const [first] = tree.children;
      return [
        ...(first?.type === 'heading' && normal(wordsOf(first)) === guide.text.title
          ? []
          : ['must begin with its title']),
        ...levels
          .filter(
            (level, index) => index > 0 && (level === 1 || level > (levels[index - 1] ?? 0) + 1),
          )
          .map((level) => `has a misplaced heading of level ${level}`),
        ...[...kinds].filter((kind) => /^(html|mdx|image)/.test(kind)).map((kind) => `has ${kind}`),
        ...(/<[A-Z]|\[#|page:|&#x/.exec(markdown) ?? []).map((mark) => `holds "${mark}"`),
      ];
    }),
  ).toEqual([]);
});

it('has only absolute URLs, and no raw message key, placeholder or failed value', () => {
  expect(
    guideFaults(({ links, words }) => [
      ...links.map(({ url }) => url).filter((url) => !/^https:\/\//.test(url)),
      ...(messageLeak.exec(words) ?? []).slice(0, 1).map((found) => `shows "${found}"`),
    ]),
  ).toEqual([]);
});

it('has all the prose of the page, figures, dates and citations included', () => {
  let compared = 0;
  expect(
    guideFaults(({ words, address, locale }) => {
      const page = builtPages.find((candidate) => `${candidate.address}index.md` === address);
      const prose = elements(page?.document as never).find(
        (element) => attribute(element, 'data-copy-links') !== undefined,
      );
      // The page's own card, which is none of the text.
      const cards = prose
        ? elements(prose).filter((each) => attribute(each, 'data-screen-only') !== undefined)
        : [];
      // What is struck out is said to be so in the page, and marked in Markdown.
      const own = new Set([
        ...cards.flatMap((card) => visibleTexts(card).map(normal)),
        normal(typeset(messagesIn(locale).guide.was, locale)),
      ]);
      const parts = prose
        ? visibleTexts(prose)
            .map(normal)
            // The second table under one heading is numbered, as a name of its own.
            .map((part) => part.replace(/ \(\d\)$/, ''))
            .filter((part) => part && !own.has(part))
        : [];
      compared += parts.length;
      return parts.filter((part) => !words.includes(part)).map((part) => `lacks "${part}"`);
    }),
  ).toEqual([]);
  expect(compared).toBeGreaterThan(guides.length * 100);
});
