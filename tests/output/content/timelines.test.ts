import { entriesOf } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { attribute, elements } from '@/lib/html';
import { forEveryLocale, type Locale, localeRoot, locales } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { messagesIn } from '@/tests/languages';
import { parseSearchFile } from '../support/search';
import { builtFiles, builtPages, plain, readBuilt, visibleText } from '../support/site';

const words: Record<Locale, Record<string, string>> = forEveryLocale(
  (locale) => messagesIn(locale).guide.status,
);

const timelines = builtPages.flatMap((page) =>
  elements(page.document, 'figure')
    .filter((figure) => attribute(figure, 'data-state-on') !== undefined)
    .map((figure) => ({ ...page, figure, day: attribute(figure, 'data-state-on') ?? '' })),
);
const day = timelines[0]?.day ?? '';

/** Every date of the register, by its form in a language. */
const dates = forEveryLocale(
  (locale) =>
    new Map(
      [...entriesOf(loadRegister()).milestones.values()].map(({ date }) => [
        plain(formatDate(date, locale)),
        date,
      ]),
    ),
);

/** A date followed by a status. Longest first, since a day ends with its year. */
const stated = forEveryLocale((locale) => {
  const written = [...dates[locale].keys()].sort((a, b) => b.length - a.length);
  const statuses = Object.values(words[locale]);
  return new RegExp(`(${written.join('|')})[* –]+(${statuses.join('|')})(?!\\p{L})`, 'gu');
});

/** Dates in a text with the status it gives them. */
const statedIn = (text: string, locale: Locale): { date: string; status: string }[] =>
  [...plain(text).matchAll(stated[locale])].map(([, written = '', status = '']) => ({
    date: dates[locale].get(written) ?? '',
    status,
  }));

/** Dates before the day of the build that are presented as upcoming. */
const overtaken = (text: string, locale: Locale): string[] =>
  statedIn(text, locale)
    .filter(({ date, status }) => date < day && status === words[locale].upcoming)
    .map(({ date }) => date);

it('is built on one date', () => {
  expect(timelines.length).toBeGreaterThan(20);
  for (const { day: own } of timelines) expect(own).toBe(day);
});

it('shows no past date as upcoming, on any page', () => {
  const faults = builtPages.flatMap(({ file, document, locale }) =>
    overtaken(visibleText(document), locale).map((date) => `${file}: ${date}`),
  );
  expect(faults).toEqual([]);
});

it.each(locales)(
  'shows no past date as upcoming in the search, the feed and llms.txt: %s',
  (locale) => {
    const sections = JSON.stringify(parseSearchFile(locale));
    expect(statedIn(sections, locale).length).toBeGreaterThan(10);
    expect(overtaken(sections, locale)).toEqual([]);

    const prefix = localeRoot(locale).slice(1);
    const texts = builtFiles.filter((file) =>
      [`${prefix}feed.xml`, `${prefix}llms.txt`].includes(file),
    );
    expect(texts).toHaveLength(2);
    for (const file of texts) expect(overtaken(readBuilt(file).toString(), locale)).toEqual([]);
  },
);
