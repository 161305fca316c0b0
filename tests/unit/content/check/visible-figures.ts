import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { NumberCriterion } from '@/law/register';

// Where a value of the law stands in the sources of the site, read without any of the checker's code: lines of
// files, and numbers as people write them.

export interface Line {
  file: string;
  line: number;
  locale: 'fr' | 'en';
  text: string;
  /** The section, entry or message that it stands in, as written. */
  section: string;
}

const sourceOf = (file: string) => readFileSync(file, 'utf8');
const namesIn = (text: string, names: Record<'fr' | 'en', string>, locale: 'fr' | 'en') =>
  new RegExp(`(?<!\\p{L})${names[locale]}(?!\\p{L})`, 'u').test(text);

/** A file's lines without what is no statement of present law, each cut blanked to keep its lines. */
const statements = (source: string): string[] =>
  source
    .replace(
      /<(History|Was|Cite|Example)\b(?:[^>]*[^/])?>[\s\S]*?<\/\1>|<[A-Z]\w* [^>]*\/>/g,
      (found) => found.replace(/[^\n]/g, ''),
    )
    .replace(/\{[a-z0-9-]+\.[a-z0-9.-]+\}|https?:\S+/g, '')
    .split('\n');

function linesOf(
  file: string,
  isSection: RegExp,
  localeOf: (line: string) => Line['locale'] | undefined,
) {
  const source = sourceOf(file);
  const raw = source.split('\n');
  const starts = raw.flatMap((line, index) => (isSection.test(line) ? index : []));
  return statements(source).flatMap((text, index): Line[] => {
    const locale = localeOf(text);
    if (!locale) return [];
    const start = starts.findLast((at) => at <= index) ?? 0;
    const section = raw
      .slice(
        start,
        starts.find((at) => at > index),
      )
      .join('\n');
    return [{ file, line: index + 1, locale, text, section }];
  });
}
const ofYaml = (line: string) => /^\s*(fr|en): /.exec(line)?.[1] as Line['locale'] | undefined;

/** The lines of every text on a subject of the law: its guides, their questions, its register, and what names it. */
export function linesOn(subject: string, name: Record<'fr' | 'en', string>): Line[] {
  const guides = readdirSync('content/guides').filter((slug) =>
    (parse(sourceOf(`content/guides/${slug}/guide.yaml`)).subjects as string[]).includes(subject),
  );
  const names = (line: Line) => namesIn(line.text, name, line.locale);
  return [
    ...guides.flatMap((slug) =>
      (['fr', 'en'] as const).flatMap((locale) =>
        linesOf(`content/guides/${slug}/${locale}.mdx`, /^#+ |^---/, () => locale),
      ),
    ),
    ...linesOf('content/questions.yaml', /^ {2}- id:/, ofYaml).filter(
      (line) =>
        names(line) ||
        guides.some((slug) => line.section.includes(`subject: ${slug.replace(/guide$/, '')}\n`)),
    ),
    ...linesOf('content/glossary.yaml', /^ {2}- id:/, ofYaml).filter(names),
    ...linesOf('content/claims.yaml', /^ {2}- id:/, ofYaml).filter(names),
    ...(['fr', 'en'] as const).flatMap((locale) => [
      ...linesOf(`messages/${locale}.json`, /./, () => locale).filter(names),
      ...readdirSync('content/legal').flatMap((text) =>
        linesOf(`content/legal/${text}/${locale}.mdx`, /^#+ /, () => locale).filter(names),
      ),
    ]),
    ...linesOf(`content/law/${subject}.yaml`, /^ {2}- id:/, ofYaml),
  ];
}

const grouped = (value: number, by: string) =>
  String(value).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, by);

/** The ways to write a value in figures, by hand. */
export function writtenForms({ value, unit, noun }: NumberCriterion, locale: 'fr' | 'en'): RegExp {
  const s = '[ \\u00a0\\u202f]';
  const number = (each: number) =>
    locale === 'fr'
      ? grouped(each, ' ').replace('.', ',').replaceAll(' ', s)
      : grouped(each, ',').replace('.', '\\.');
  const scaled = [
    [1e9, locale === 'fr' ? `(?:milliards? d['’]euros|Md€)` : '(?:billion|bn)'],
    [1e6, locale === 'fr' ? `(?:millions? d['’]euros|M€)` : '(?:million|m)'],
    [1, locale === 'fr' ? '(?:euros|€)' : ''],
  ] as const;
  const amounts = scaled
    .filter(([scale]) => value >= scale)
    .map(([scale, word]) =>
      locale === 'fr'
        ? `${number(value / scale)}${s}${word}`
        : `€${number(value / scale)}${s}?${word}`,
    );
  const counted = { fr: noun?.fr, en: noun?.en }[locale]?.split(' ')[0]?.replace(/s$/, '');
  const words: Record<string, string> = {
    employees: locale === 'fr' ? `${s}salari` : `${s}employees`,
    percent: `${s}?%`,
    years: locale === 'fr' ? `${s}ans` : `${s}years`,
    months: locale === 'fr' ? `${s}mois` : `${s}months`,
    days: locale === 'fr' ? `${s}jours` : `${s}days`,
    count: `${s}${counted}`,
  };
  const forms = unit === 'eur' ? amounts : [number(value) + (words[unit] ?? `${s}\\p{L}`)];
  // A number of four digits and more is its own.
  if (value >= 1000 && unit !== 'eur') forms.push(`${number(value)}(?!\\d)`);
  return new RegExp(`(?<![\\d.,/]|\\d${s})(?:${forms.join('|')})`, 'u');
}
