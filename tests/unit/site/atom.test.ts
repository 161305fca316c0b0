/** @jest-environment jsdom */
import { type Feed, moment, printAtom } from '@/publishing/feed/atom';

const text = 'R&D <b>"x"</b> ]]>';
const feed: Feed = {
  url: 'https://a.example/feed.xml?a=1&b=2',
  language: 'fr',
  title: text,
  subtitle: text,
  updated: '2026-02-03',
  page: 'https://a.example/',
  translations: [{ language: 'en', url: 'https://a.example/en/feed.xml' }],
  author: { name: text, url: 'https://a.example/' },
  icon: 'https://a.example/icon.png',
  entries: [
    {
      id: 'https://a.example/feed.xml#change',
      url: 'https://a.example/guide/#since',
      markdown: 'https://a.example/guide/index.md',
      title: text,
      summary: text,
      published: '2026-01-02',
      updated: '2026-02-03',
      category: { term: text, label: text },
      paragraphs: [text],
    },
  ],
};

it('escapes any text as well-formed XML that parses back unchanged', () => {
  const document = new DOMParser().parseFromString(printAtom(feed), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  for (const name of ['title', 'subtitle', 'author > name', 'entry > title', 'summary', 'p'])
    expect([name, document.querySelector(name)?.textContent]).toEqual([name, text]);
  expect(document.querySelector('entry > id')?.textContent).toBe(feed.entries[0]?.id);
  expect(document.querySelector('category')?.getAttribute('label')).toBe(text);
  expect(document.querySelector('[rel="self"]')?.getAttribute('href')).toBe(feed.url);
});

it('writes days as timestamps, and months and years as their first day', () => {
  expect(printAtom(feed)).toContain('<published>2026-01-02T00:00:00Z</published>');
  expect(['2026-10', '2026'].map(moment)).toEqual(['2026-10-01T00:00:00Z', '2026-01-01T00:00:00Z']);
});
