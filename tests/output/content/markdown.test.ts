import type { Link, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { addressIn } from '@/law/acts';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { attribute, elements } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { loadEvidence } from '@/loaders/evidence';
import { loadGuide } from '@/loaders/guides';
import { guideMarkdownPath, pagePath } from '@/loaders/routes/addresses';
import { guideOf } from '@/loaders/routes/registry';
import { headQuestions } from '@/loaders/schema/guide';
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

it('states its address, dates and translation at the top', () => {
  expect(
    guideFaults(({ tree, guide, locale, page }) => {
      const top = tree.children[1] as Nodes;
      const addresses: string[] = [];
      visit(top, 'link', ({ url }) => void addresses.push(url));
      const words = normal(wordsOf(top));
      const others = locales.filter((each) => each !== locale);
      return [
        `${site.origin}${pagePath(page.id, locale)}`,
        ...others.map((other) => `${site.origin}${guideMarkdownPath(guide.slug, other)}`),
      ]
        .filter((address) => !addresses.includes(address))
        .concat(
          Object.values(loadEvidence())
            .map((day) => formatDate(day, locale))
            .filter((date) => !words.includes(date)),
        )
        .map((missing) => `lacks ${missing}`);
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

it('has every text of the guide', () => {
  expect(
    guideFaults(({ guide, locale, words, links }) => {
      const { text, law, prose } = guide;
      const wanted = [
        text.introduction,
        ...headQuestions.flatMap((question) => Object.values(text.answers?.[question] ?? {})),
        ...text.summary,
        ...prose.sections.map((section) => section.title),
        ...law.since.map((change) => change.text[locale]),
        ...law.sources.map(({ name, title = name }) => title[locale]),
      ];
      return [
        ...wanted.filter((part) => !words.includes(normal(part))),
        ...law.sources
          .flatMap((act) => addressIn(act, locale) ?? [])
          .filter((url) => !links.some((link) => link.url === url)),
      ].map((part) => `lacks "${part}"`);
    }),
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

it('states the law in force first, and what changed since publication after it', () => {
  expect(
    guideFaults(({ guide, locale, markdown }) => {
      const [change] = guide.law.since;
      const [section] = guide.prose.sections;
      if (!change || !section) return [];
      const place = (words: string) =>
        normal(wordsOf(parseMarkdown(markdown))).indexOf(normal(words));
      return place(section.title) < place(change.text[locale]) ? [] : ['begins with the changes'];
    }),
  ).toEqual([]);
});
