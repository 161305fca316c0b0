import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDate } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { feedPath } from '@/routes/addresses';
import { guideOf } from '@/routes/registry';
import { normal, parseMarkdown, wordsOf } from '../support/markdown';
import { builtPages, faults, markdownGuides, out } from '../support/site';

const guidePages = builtPages.filter(({ page }) => guideOf(page.id));
const guideOfPage = ({ page, locale }: (typeof guidePages)[number]) =>
  loadGuide(guideOf(page.id) as string, locale);
const changesOf = (page: (typeof guidePages)[number]) => guideOfPage(page).data.changes ?? [];

it('shows a collapsed change history on guides that have changes, and only there', () => {
  expect(
    faults(guidePages, (page) => {
      const history = elements(page.document, 'details').find(
        (element) => attribute(element, 'id') === 'changes',
      );
      const shown = history ? elements(history, 'li').map(textOf) : [];
      const expected = changesOf(page).map(
        ({ date, text }) => `${formatDate(date, page.locale)}${text[page.locale]}`,
      );
      if (history && attribute(history, 'open') !== undefined) return ['shows its history open'];
      return shown.join('\n') === expected.join('\n') &&
        (history !== undefined) === expected.length > 0
        ? []
        : [`shows "${shown.join()}"`];
    }),
  ).toEqual([]);
});

it('has the same history in the guide’s Markdown', () => {
  for (const { page, locale, markdown } of markdownGuides) {
    const words = normal(wordsOf(parseMarkdown(markdown)));
    for (const { text } of loadGuide(guideOf(page.id) as string, locale).data.changes ?? [])
      expect(words).toContain(normal(text[locale]));
  }
});

it('has each change as an entry of the feed, dated by it', () => {
  for (const locale of locales) {
    const entries = readFileSync(path.join(out, feedPath(locale)), 'utf8')
      .replaceAll('&quot;', '"')
      .split('<entry>');
    for (const page of guidePages.filter((candidate) => candidate.locale === locale)) {
      for (const { date, text } of guideOfPage(page).data.changes ?? []) {
        // Two guides may have changed in the same way.
        const entry = entries.find(
          (each) => each.includes(text[locale]) && each.includes(`${page.address}#changes`),
        );
        expect(entry ?? '').toContain(`<updated>${date}`);
      }
    }
  }
});
