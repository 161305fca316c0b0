import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ParsedText, Texts } from '@/authoring/check/report';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import type { ContentProblem } from '@/loaders/problems';
import type { TranslatedFront } from '@/loaders/schema/fields';

/** Front matter keys that are not part of the text. */
const NOT_TEXT = new Set(['translationOf', 'policyDate', 'updatedOn']);

/**
 * The revision of a text, `fr-3f9a1c`: a hash of its prose and front matter, dates excepted. White space
 * and YAML quoting do not count.
 */
export function revisionOf(
  locale: Locale,
  { frontMatter, mdx }: Pick<ParsedText<object>, 'frontMatter' | 'mdx'>,
): string {
  const front = Object.entries(frontMatter)
    .filter(([key]) => !NOT_TEXT.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [...front.flat(2), mdx.body].join('\n').replace(/\s+/g, ' ').trim();
  return `${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}

/**
 * Warns about outdated translations. A translation states its original's revision in `translationOf`; the
 * original is the first language without it. Translations of an original with errors are not judged: fixing it
 * changes its revision again.
 * @param known problems already found in these texts.
 */
export function checkTranslations(
  folder: string,
  texts: Texts<TranslatedFront>,
  known: readonly ContentProblem[],
): ContentProblem[] {
  const present = locales.filter((locale) => texts[locale]);
  const original = present.find((locale) => !texts[locale].frontMatter.translationOf);
  const fileOf = (locale: Locale): string => displayPath(path.join(folder, `${locale}.mdx`));
  const warning = (locale: Locale, message: string): ContentProblem => ({
    file: fileOf(locale),
    ...texts[locale].document.placeOf(['translationOf']),
    severity: 'warning',
    message,
  });
  if (!original)
    return [
      warning(
        defaultLocale,
        say(
          'Every language says that it is a translation; remove translationOf from the original.',
        ),
      ),
    ];
  if (known.some(({ file, severity }) => severity === 'error' && file === fileOf(original)))
    return [];
  const revision = revisionOf(original, texts[original]);
  return present.flatMap((locale) => {
    const mark = texts[locale].frontMatter.translationOf;
    if (locale === original || mark === revision) return [];
    return warning(
      locale,
      mark ? outdated(mark, original, revision) : unmarked(original, revision),
    );
  });
}

const unmarked = (original: Locale, revision: string): string =>
  say(
    'This translation does not say which #{language} revision it is based on; once it matches the current text, add the line "translationOf: #{revision}".',
    { language: languageName(original), revision },
  );

const outdated = (mark: string, original: Locale, revision: string): string =>
  say(
    'The #{language} text has changed since this translation (#{mark}); update the translation, then write "translationOf: #{revision}".',
    { language: languageName(original), mark, revision },
  );
