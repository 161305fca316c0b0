import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { attribute, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadGuides } from '@/loaders/guides';
import { loadQuestions } from '@/loaders/questions';
import { pagePath, questionsMarkdownPath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import { openSearchFile } from '@/search/query/file';
import { search } from '@/search/query/search';
import { parseSearchFile } from '../support/search';
import { builtPage, hrefsIn, plain, readBuilt, visibleText } from '../support/site';

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
const questionsIn = (locale: Locale) => loadQuestions(locale).flatMap(({ questions }) => questions);

describe.each(locales)('in %s', (locale) => {
  const address = pagePath('questions', locale);

  it('lists every question once, under a permalink, with its answer and where the law says so', () => {
    const { document } = builtPage('questions', locale);
    const entries = elements(document, 'div').filter(
      (element) => attribute(element, 'data-question') !== undefined,
    );
    expect(entries.map((entry) => attribute(entry, 'id'))).toEqual(
      questionsIn(locale).map(({ id }) => id),
    );
    for (const [index, { id, question, answer, page, anchor, provisions }] of questionsIn(
      locale,
    ).entries()) {
      const entry = entries[index] as (typeof entries)[number];
      const hrefs = hrefsIn(entry);
      expect(plain(visibleText(entry))).toContain(plain(answer));
      expect(plain(visibleText(entry))).toContain(plain(question));
      expect(hrefs.slice(0, 2)).toEqual([`#${id}`, pagePath(page as PageId, locale, anchor)]);
      expect(hrefs.length).toBe(2 + provisions.filter(({ act }) => act.url).length);
    }
  });

  it('answers as Markdown too', () => {
    const markdown = plain(readBuilt(questionsMarkdownPath(locale)).toString('utf8'));
    const titles = markdown.match(/ ### /g) ?? [];
    expect(titles.length).toBe(questionsIn(locale).length);
    const announced = elements(builtPage('questions', locale).document, 'link').filter(
      (link) => attribute(link, 'type') === 'text/markdown',
    );
    expect(announced).toHaveLength(1);
  });

  it('ends each guide with a few questions on its subject', () => {
    const subjects = loadQuestions(locale);
    for (const { slug } of loadGuides(locale)) {
      const subject = subjects.find(({ guide }) => guide === slug);
      const hrefs = hrefsIn(builtPage(`guides/${slug}`, locale).document).filter((href) =>
        href.startsWith(`${address}#`),
      );
      const own = new Set(subject?.questions.map(({ id }) => `${address}#${id}`));
      expect([slug, hrefs.at(-1)]).toEqual([slug, `${address}#${subject?.id}`]);
      const asked = hrefs.filter((href) => own.has(href)).length;
      expect([slug, asked >= 2 && asked <= 5]).toEqual([slug, true]);
    }
  });

  it('has a search for every question, and finds its page first for at least 95 %', async () => {
    const ids = searches.map(({ id }) => id).sort();
    expect(ids).toEqual(
      questionsIn(locale)
        .map(({ id }) => id)
        .sort(),
    );
    const index = await openSearchFile(parseSearchFile(locale));
    const misses = searches.flatMap(({ id, search: query, page }) => {
      const [first] = search(index, query[locale]);
      const isOwn = first?.sections[0]?.section.question === id;
      if (isOwn || first?.page.address === pagePath(page, locale)) return [];
      return `${id} “${query[locale]}” finds ${first?.page.address ?? 'nothing'}, not ${page}`;
    });
    const found = searches.length - misses.length;
    console.info(`${found} of ${searches.length} in ${locale}\n${misses.join('\n')}`);
    expect(found / searches.length).toBeGreaterThanOrEqual(0.95);
  });
});
