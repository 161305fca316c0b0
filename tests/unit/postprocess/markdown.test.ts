import { pageMarkdown } from '@/delivery/postprocess/page-markdown';
import { parseHtml } from '@/lib/html';
import { text } from '@/lib/markdown';

const URL = 'https://www.vigie-esg.example/en/guides/csrdguide/';

/** The Markdown of a page with this text, without its title and facts. */
const write = (html: string): string => {
  const document = parseHtml(`<main><h1>Guide</h1>${html}</main>`);
  return pageMarkdown(document, URL, [text('Fact')]).replace('# Guide\n\n- Fact\n\n', '');
};

it('begins with the title, given facts and those that the page states', () => {
  const document = parseHtml(
    '<main><h1>Guide</h1><p>Text.</p><p data-facts><span>Law as at today</span><span>Reviewed</span></p></main>',
  );
  expect(pageMarkdown(document, URL, [text('Fact')])).toBe(
    '# Guide\n\n- Fact\n- Law as at today\n- Reviewed\n\nText.\n',
  );
  expect(() => pageMarkdown(parseHtml('<main><p>Text.</p></main>'), URL, [])).toThrow('title');
});

it.each([
  ['a screen', '<nav>a</nav><p data-screen-only>b</p><p hidden>c</p><p role="status">d</p>'],
  ['a reader of the screen', '<p>Was <s><span class="visually-hidden">formerly</span>250</s></p>'],
])('leaves out what serves only %s', (_, html) => {
  expect(write(`${html}<p>Text.</p>`).replace('Was ~~250~~\n\n', '')).toBe('Text.\n');
});

it('makes every link absolute, citations to their source, and none to the glossary', () => {
  const sources =
    '<ol><li id="source-act"><a href="https://law.example/">Act</a></li><li id="source-book">Book</li></ol>';
  expect(
    write(
      `<p><a href="/en/about/#team">a</a> <a href="#scope">b</a> <a href="#source-act">(Act, Art.\u00a02)</a> <a href="#source-book">(Book)</a> <dfn><a href="/en/glossaire/#eu"><abbr>EU</abbr></a></dfn></p>${sources}`,
    ),
  ).toBe(
    '[a](https://www.vigie-esg.example/en/about/#team) [b](https://www.vigie-esg.example/en/guides/csrdguide/#scope) [(Act, Art.\u00a02)](https://law.example/) (Book) EU\n\n1. [Act](https://law.example/)\n2. Book\n',
  );
});

it('puts what the page sets aside last, notes and earlier law in a quotation', () => {
  expect(
    write(
      '<aside><details><summary>Changes</summary><p>New.</p></details></aside><div role="note"><p>Mind.</p></div><details data-past-law><summary>Until 2026</summary><p>It was 250.</p></details>',
    ),
  ).toBe('> Mind.\n\n> **Until 2026**\n>\n> It was 250.\n\n**Changes**\n\nNew.\n');
});

it('puts terms in bold before what is said of them', () => {
  expect(
    write('<dl><div><dt>Yes:</dt> <dd><p>Go on.</p></dd></div><dt>No:</dt><dd>Stop.</dd></dl>'),
  ).toMatch(/^[*] \*\*Yes:\*\* Go on\.\n+[*] \*\*No:\*\* Stop\.\n$/);
});

it('captions a table unless its heading does', () => {
  const table = (caption: string) =>
    `<table><caption>${caption}</caption><thead><tr><th>A</th></tr></thead><tbody><tr><th>1</th></tr></tbody></table>`;
  expect(write(`<h2>Dates</h2>${table('Dates')}${table('Dates (2)')}${table('Other')}`)).toBe(
    '## Dates\n\n| A |\n| - |\n| 1 |\n\n| A |\n| - |\n| 1 |\n\n**Other**\n\n| A |\n| - |\n| 1 |\n',
  );
});
