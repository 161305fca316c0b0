import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { openSearchFile } from '@/browser/search/query/file';
import { search } from '@/browser/search/query/search';
import { attribute, type Document, type Element, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { askers, loadQuestions, loadSubject, readQuestions } from '@/loaders/questions';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { parseSearchFile } from '../support/search';
import { builtPage, find, hrefsIn, plain, visibleText } from '../support/site';

/** What people type when they look for the answer to a question. */
interface Search {
  id: string;
  search: Record<Locale, string>;
  page: PageId;
  anchor?: string;
}

const folder = path.join(process.cwd(), 'tests', 'content', 'questions');
const searches = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(path.join(folder, file), 'utf8')) as Search[],
);
const marked = (document: Document | Element): Element[] =>
  elements(document).filter((element) => attribute(element, 'data-question') !== undefined);
const questionsIn = (locale: Locale) => loadQuestions(locale).flatMap(({ questions }) => questions);

describe.each(locales)('in %s', (locale) => {
  it('lists every question once where its address was, with the way to its answer', () => {
    const entries = marked(builtPage('questions', locale).document);
    const expected = questionsIn(locale).map(({ id, subjectPage, question }) => ({
      id,
      hrefs: [pagePath(subjectPage, locale, id)],
      text: plain(question),
    }));
    expect(
      entries.map((entry) => ({
        id: attribute(entry, 'id'),
        hrefs: hrefsIn(entry),
        text: plain(visibleText(entry)),
      })),
    ).toEqual(expected);
  });

  it('answers each on the page of its subject, folded but for the first, with where the law says so', () => {
    for (const subject of loadQuestions(locale)) {
      const { document } = builtPage(subject.page, locale);
      const entries = marked(document);
      expect(entries.length).toBe(subject.questions.length);
      expect(entries.map((entry) => attribute(entry, 'open') !== undefined)).toEqual(
        entries.map((_, index) => index === 0),
      );
      for (const [index, question] of subject.questions.entries()) {
        const { id, answer, page, anchor, provisions } = question;
        const entry = entries[index] as Element;
        // Browsers open what holds the target of an address, which the summary does not.
        const folded = find(entry, 'div', 'id', id) as Element;
        expect(plain(visibleText(find(entry, 'summary') as Element))).toBe(
          plain(question.question),
        );
        expect(plain(visibleText(folded))).toContain(plain(answer));
        const hrefs = hrefsIn(folded);
        expect([hrefs[0], hrefs.at(-1)]).toEqual([
          pagePath(page as PageId, locale, anchor),
          `#${id}`,
        ]);
        expect(hrefs.length).toBe(2 + provisions.filter(({ act }) => act.url).length);
      }
      const others = loadQuestions(locale).filter(({ page }) => page !== subject.page);
      expect(hrefsIn(document)).toEqual(
        expect.arrayContaining(others.map(({ page }) => pagePath(page, locale))),
      );
    }
  });

  it('groups what a buyer asks by who asks, and leads there from where a buyer is', () => {
    const { page } = loadSubject('questions/plateforme', locale);
    const { document } = builtPage(page, locale);
    const groups = askers.map((from) => find(document, 'section', 'aria-labelledby', from));
    expect(groups.flatMap((group) => marked(group as Element)).length).toBe(
      marked(document).length,
    );
    for (const from of ['landing', 'platform', 'signup', 'about', 'software'] as const)
      expect([from, ...hrefsIn(builtPage(from, locale).document)]).toContain(
        pagePath(page, locale),
      );
  });

  it('finds the page of every question first for at least 95 %, by what people type or its own words', async () => {
    const typed = new Map(searches.map((each) => [each.id, each]));
    const ids = readQuestions().value?.questions.map(({ id }) => id) ?? [];
    expect([...typed.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    const asked = questionsIn(locale).map(({ id, question, page }) => ({
      id,
      query: typed.get(id)?.search[locale] ?? question,
      page: typed.get(id)?.page ?? (page as PageId),
    }));
    const index = await openSearchFile(parseSearchFile(locale));
    const misses = asked.flatMap(({ id, query, page }) => {
      const [first] = search(index, query);
      const isOwn = first?.sections[0]?.section.question?.endsWith(`#${id}`);
      if (isOwn || first?.page.address === pagePath(page, locale)) return [];
      return `${id} “${query}” finds ${first?.page.address ?? 'nothing'}, not ${page}`;
    });
    const found = asked.length - misses.length;
    console.info(`${found} of ${asked.length} in ${locale}\n${misses.join('\n')}`);
    expect(found / asked.length).toBeGreaterThanOrEqual(0.95);
  });
});
