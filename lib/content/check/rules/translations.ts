import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ParsedText, Texts } from '@/lib/content/check/parsed-text';
import { displayPath } from '@/lib/content/paths';
import type { ContentProblem } from '@/lib/content/problems/problem';
import type { TranslatedFront } from '@/lib/content/schema/fields';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';

/** Keys of front matter that may change without a word of the text changing. */
const NOT_WORDS = new Set(['translationOf', 'policyDate', 'updatedOn']);

/**
 * The mark of a text as it stands, `fr-3f9a1c`: it changes with any word of the prose or the front
 * matter, but not with dates, spaces, line ends or the quotation marks of YAML.
 */
export function revisionOf(
  locale: Locale,
  { frontMatter, mdx }: Pick<ParsedText<object>, 'frontMatter' | 'mdx'>,
): string {
  const front = Object.entries(frontMatter)
    .filter(([key]) => !NOT_WORDS.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const words = [...front.flat(2), mdx.body].join('\n').replace(/\s+/g, ' ').trim();
  return `${locale}-${createHash('sha256').update(words).digest('hex').slice(0, 6)}`;
}

/**
 * Warns of translations older than their original. Every language but the original has `translationOf`;
 * the original is the first language that has none.
 */
export function checkTranslations(folder: string, texts: Texts<TranslatedFront>): ContentProblem[] {
  const original = locales.find((locale) => !texts[locale].frontMatter.translationOf);
  const warning = (locale: Locale, message: string): ContentProblem => ({
    file: displayPath(path.join(folder, `${locale}.mdx`)),
    ...texts[locale].document.placeOf(['translationOf']),
    severity: 'warning',
    message,
  });
  if (!original)
    return [
      warning(
        defaultLocale,
        'Every language says that it is a translation; remove translationOf from the original.',
      ),
    ];
  const revision = revisionOf(original, texts[original]);
  return locales.flatMap((locale) => {
    const mark = texts[locale].frontMatter.translationOf;
    if (locale === original || mark === revision) return [];
    return warning(
      locale,
      mark ? outdated(mark, original, revision) : unmarked(original, revision),
    );
  });
}

const unmarked = (original: Locale, revision: string): string =>
  `This text does not say which ${languageName(original)} text it translates; when it is faithful to the present one, add the line "translationOf: ${revision}".`;

const outdated = (mark: string, original: Locale, revision: string): string =>
  `The ${languageName(original)} text has changed since this translation (${mark}); bring the translation up to date, then write "translationOf: ${revision}".`;
