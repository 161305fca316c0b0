/** @jest-environment jsdom */
import { type Feed, printAtom } from '@/lib/feed/atom';

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
      url: 'https://a.example/guide/',
      markdown: 'https://a.example/guide/index.md',
      title: text,
      summary: text,
      published: '2026-01-02',
      updated: '2026-02-03',
      category: { term: text, label: text },
      introduction: text,
      notes: [{ title: text, items: [{ date: '3 février 2026', text }] }],
    },
  ],
};

it('escapes any text as well-formed XML that parses back unchanged', () => {
  const document = new DOMParser().parseFromString(printAtom(feed), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  for (const name of ['title', 'subtitle', 'author > name', 'entry > title', 'summary', 'p', 'h2'])
    expect([name, document.querySelector(name)?.textContent]).toEqual([name, text]);
  expect(document.querySelector('li')?.textContent).toBe(`3 février 2026 ${text}`);
  expect(document.querySelector('category')?.getAttribute('label')).toBe(text);
  expect(document.querySelector('[rel="self"]')?.getAttribute('href')).toBe(feed.url);
});

it('writes dates as timestamps', () => {
  expect(printAtom(feed)).toContain('<published>2026-01-02T00:00:00Z</published>');
});
