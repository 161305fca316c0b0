import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Link, ListItem } from 'mdast';
import { site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { guideMarkdownPath, llmsPath } from '@/loaders/routes/addresses';
import { guideOf } from '@/loaders/routes/registry';
import { DATA_FOLDER } from '@/publishing/open-data/addresses';
import { messageLeak } from '@/tests/output/gates/safety';
import { parseMarkdown, wordsOf } from '../support/markdown';
import { indexedPages, out } from '../support/site';

describe.each(locales)('llms.txt in %s', (locale) => {
  const text = readFileSync(path.join(out, llmsPath(locale)), 'utf8');
  const { children } = parseMarkdown(text);
  const sections = children.flatMap((node, index) => {
    const list = children[index + 1];
    if (node.type !== 'heading' || node.depth !== 2 || list?.type !== 'list') return [];
    return { title: wordsOf(node).trim(), items: list.children };
  });
  const linkOf = (item: ListItem): Link => {
    const [paragraph] = item.children;
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (link?.type !== 'link') throw new Error(`"${wordsOf(item)}" must begin with a link.`);
    return link;
  };
  const addresses = sections.flatMap(({ items }) => items.map((item) => linkOf(item).url));

  // https://llmstxt.org: a title, a quotation that sums the site up, then lists of links.
  it('follows the llmstxt.org format', () => {
    expect(children.map(({ type }) => type)).toEqual([
      'heading',
      'blockquote',
      'paragraph',
      ...Array(5).fill(['heading', 'list']).flat(),
    ]);
    expect(text.startsWith(`# ${site.brand}\n`)).toBe(true);
    expect(sections.map(({ title }) => title).at(-1)).toBe('Optional');
  });

  it('lists every indexed page of its language once: guides as Markdown, others as HTML', () => {
    const expected = indexedPages
      .filter((page) => page.locale === locale)
      .map(({ address, page }) => {
        const slug = guideOf(page.id);
        return `${site.origin}${slug ? guideMarkdownPath(slug, locale) : address}`;
      });
    for (const address of expected) {
      expect([address, addresses.filter((found) => found === address).length]).toEqual([
        address,
        1,
      ]);
    }
    // The data, the feed, and the list of each other language.
    const data = addresses.filter((address) => address.startsWith(`${site.origin}${DATA_FOLDER}`));
    expect(addresses.length).toBe(expected.length + data.length + locales.length);
  });

  it('has a one-line description of each page, and no raw message key', () => {
    for (const { items } of sections.slice(0, 2)) {
      for (const item of items) expect(wordsOf(item)).toMatch(/^.{4,60}: .{70,155}\s*$/su);
    }
    expect(messageLeak.exec(children.map(wordsOf).join(''))).toBeNull();
  });
});
