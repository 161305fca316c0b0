import { monthNames } from '@/lib/dates';
import { escapeRegExp } from '@/lib/escape';
import { forEveryLocale, type Locale, localeTags } from '@/lib/i18n/locales';

/** A figure in a text: `employees:250`, `amount:50000000`, `percent:5`, `date:2023-01-05`, `count:12500`. */
export interface WrittenFigure {
  /** The figure in a form that does not depend on language or notation. */
  key: string;
  /** As written. */
  text: string;
  /** Offset of its first character. */
  offset: number;
}

const SPACE = '[ \\u00a0\\u202f]';

/** How a language writes numbers and dates, according to Intl. */
const conventions = forEveryLocale((locale) => {
  const parts = new Intl.NumberFormat(localeTags[locale]).formatToParts(1234567.8);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = /\s/.test(mark('group')) ? SPACE : escapeRegExp(mark('group'));
  const decimal = escapeRegExp(mark('decimal'));
  return {
    thousands: `\\d{1,3}(?:${group}\\d{3})+`,
    number: `\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d+)?|\\d+(?:${decimal}\\d+)?`,
    decimal: mark('decimal'),
    months: monthNames(locale),
  };
});
const scales: readonly [RegExp, number][] = [
  [/^(milliards?|Md|bn|billion)$/i, 1e9],
  [/^(millions?|M|m)$/i, 1e6],
];
const SCALE = '(?:milliards?|millions?|billion|Md|bn|M|m)';

const scaleOf = (word: string | undefined): number =>
  word ? (scales.find(([pattern]) => pattern.test(word))?.[1] ?? 1) : 1;

/** Numbers in letters: 1 to 20, the tens, a hundred, a thousand. */
const numberWords = forEveryLocale((locale) =>
  (locale === 'fr'
    ? 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante septante octante nonante cent mille'
    : 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'
  ).split(' '),
);
const valueOfWord = (word: string, locale: Locale): number => {
  const at = numberWords[locale].indexOf(word.toLowerCase().replace(/(?<=t)s$/, ''));
  return at < 20 ? at + 1 : at < 27 ? (at - 17) * 10 : at === 27 ? 100 : 1000;
};
/** A number of at most 20 in letters. */
export const inLetters = (value: number, locale: Locale): string | undefined =>
  value <= 20 ? numberWords[locale][value - 1] : undefined;

/** A pattern of numbers in letters from 20 up; smaller ones mostly count things in the text itself. */
const spelled = (locale: Locale): string => {
  const [words, tens] = [0, 19].map((from) => numberWords[locale].slice(from).join('|'));
  const large = 'vingts?|cents?|mille|hundred|thousand';
  return `(?<!\\p{L})(?:${tens}|(?:${words}|an?)[ -](?:${large}))(?:[ -](?:(?:et|and)[ -])?(?:${large}|${words}))*`;
};

function spelledNumber(written: string, locale: Locale): number {
  let [sum, part] = [0, 0];
  for (const word of written.split(/[ -](?:(?:et|and)[ -])?|^an?(?= )/).filter(Boolean)) {
    const value = valueOfWord(word, locale);
    if (value === 1000) [sum, part] = [sum + (part || 1) * 1000, 0];
    else part = value === 100 || (value === 20 && part === 4) ? (part || 1) * value : part + value;
  }
  return sum + part;
}

function toNumber(written: string, locale: Locale): number {
  if (!/\d/.test(written)) return spelledNumber(written, locale);
  const [whole = '', fraction = ''] = written.split(conventions[locale].decimal);
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

const isoDate = (day: string, month: string, year: string, locale: Locale): string => {
  const index = conventions[locale].months.findIndex(
    (name) => name.toLowerCase() === month.toLowerCase(),
  );
  return `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** A pattern, and the figure's key from its groups. */
type Notation = readonly [pattern: RegExp, key: (groups: readonly string[]) => string];

/** Ways to write each kind of figure, by language. */
const notations = forEveryLocale(notationsOf);

function notationsOf(locale: Locale): Notation[] {
  const { number: written, thousands, months: names } = conventions[locale];
  const number = `(?<![\\d.,])(${written}|${spelled(locale)})`;
  const months = `(${names.join('|')})`;
  const amount = (value = '', scale = '') =>
    `amount:${Math.round(toNumber(value, locale) * scaleOf(scale))}`;
  return [
    [
      new RegExp(`${number}${SPACE}?(?:salariés?|employees?)(?!\\p{L})`, 'giu'),
      ([value = '']) => `employees:${toNumber(value, locale)}`,
    ],
    [
      new RegExp(`€(${written})(?:${SPACE}?(${SCALE})(?!\\p{L}))?`, 'gu'),
      ([value, scale]) => amount(value, scale),
    ],
    [
      new RegExp(
        `${number}(?:${SPACE}?(${SCALE}))?${SPACE}?(?:d['’])?(?:€|euros?(?!\\p{L}))`,
        'gu',
      ),
      ([value, scale]) => amount(value, scale),
    ],
    [
      new RegExp(
        `(?<!€)${number}${SPACE}(milliards?|millions?|billion)(?!\\p{L})(?!${SPACE}(?:d['’])?euros?)`,
        'gu',
      ),
      ([value, scale]) => amount(value, scale),
    ],
    [
      new RegExp(`${number}${SPACE}?(tonnes?|t|GWh|kWh|kW|m²)(?![\\p{L}\\p{N}])`, 'giu'),
      ([value = '', unit = '']) =>
        `${unit.toLowerCase().replace(/^t.*/, 'tonnes').replace('²', '2')}:${toNumber(value, locale)}`,
    ],
    [
      new RegExp(`${number}${SPACE}?%`, 'gu'),
      ([value = '']) => `percent:${toNumber(value, locale)}`,
    ],
    [
      new RegExp(`(?<!\\d)(\\d{1,2})(?:er|\\.)? ${months} (\\d{4})`.replaceAll(' ', SPACE), 'giu'),
      ([day = '', month = '', year = '']) => `date:${isoDate(day, month, year, locale)}`,
    ],
    // The number of a Union act: (UE) 2022/2464, 2013/34/EU.
    [
      /(?<=\((?:UE|EU)\)\s)(\d{4}\/\d+)|(\d+\/\d+)(?=\/(?:UE|EU|CE|EC)\b)/g,
      ([number, before]) => `act:${number ?? before}`,
    ],
    // Other numbers, from 1,000 up. Smaller ones mostly count things in the text itself.
    [
      new RegExp(`(?<![\\d.,€])(${thousands})(?![\\d.,]\\d)`, 'gu'),
      ([value = '']) => `count:${toNumber(value, locale)}`,
    ],
  ];
}

/** What all of them have; most sentences have none, and this is told at once. */
const ANY_FIGURE = /\d|salari|employee|[€%²]|euro|milli|billion|tonne|kw|gwh|\bt\b/i;

/** Amounts, headcounts, percentages, full dates, and other numbers from 1,000 up, in the order of the text. */
export function figuresIn(text: string, locale: Locale): WrittenFigure[] {
  if (!ANY_FIGURE.test(text)) return [];
  const found = notations[locale]
    .flatMap(([pattern, key]) =>
      [...text.matchAll(pattern)].map((match) => ({
        key: key(match.slice(1)),
        text: match[0],
        offset: match.index,
      })),
    )
    .sort((a, b) => a.offset - b.offset);
  return found.filter(
    ({ key, offset }) =>
      !key.startsWith('count:') ||
      !found.some(
        (other) =>
          !other.key.startsWith('count:') &&
          other.offset <= offset &&
          offset < other.offset + other.text.length,
      ),
  );
}
