import { parseHtml, printHtml } from '@/lib/html';
import { raiseLetters } from '@/postprocess/pages';

function raised(body: string, head = ''): string {
  const document = parseHtml(`<head>${head}</head><body>${body}</body>`);
  raiseLetters(document);
  return printHtml(document);
}

it.each([
  [
    '<p>Art. 1er, du 1er au <b>31</b> mai</p>',
    '<p>Art. 1<sup>er</sup>, du 1<sup>er</sup> au <b>31</b> mai</p>',
  ],
  ['<p>titre Ier, 1re vague</p>', '<p>titre I<sup>er</sup>, 1<sup>re</sup> vague</p>'],
  ['<p>t CO2e, CO2</p>', '<p>t CO<sub>2</sub>e, CO<sub>2</sub></p>'],
])('sets what is shown: %s', (text, expected) => {
  expect(raised(text)).toContain(expected);
});

it.each([
  '<p>21er, CO2024, XCO2, 1ers, errer</p>',
  '<a href="#1er" title="Art. 1er">lien</a>',
  '<script type="application/ld+json">{"name":"Art. 1er, CO2"}</script>',
  '<select><option>1er mai</option></select><textarea>1er mai</textarea>',
  '<svg><text>CO2</text></svg>',
  '<div data-island="a.js"><p>1er mai</p></div>',
  '<noscript><p>1er mai</p></noscript>',
])('leaves as it is what is no text of the page: %s', (body) => {
  expect(raised(body)).toContain(body);
});

it('leaves the title as it is', () => {
  expect(raised('', '<title>CO2, 1er mai</title>')).toContain('<title>CO2, 1er mai</title>');
});
