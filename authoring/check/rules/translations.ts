import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastCommitted } from '@/authoring/check/edits';
import type { ParsedText, Texts } from '@/authoring/check/report';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, warningAt } from '@/loaders/problems';
import type { TranslatedFront } from '@/loaders/schema/fields';

/** Front matter keys that are not part of the text. */
const NOT_TEXT = new Set(['translationOf', 'policyDate', 'updatedOn']);

/** Text in a language as a revision tells it apart, `fr-3f9a1c`. White space does not count. */
const revisionOf = (locale: Locale, parts: readonly unknown[]): string => {
  const text = parts.join('\n').replace(/\s+/g, ' ').trim();
  return `${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
};

/** That of a text of content/: its prose and front matter, dates and YAML quoting excepted. */
const revisionOfText = (
  locale: Locale,
  { frontMatter, mdx }: Pick<ParsedText<object>, 'frontMatter' | 'mdx'>,
): string => {
  const front = Object.entries(frontMatter)
    .filter(([key]) => !NOT_TEXT.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // What has parts, the answers, counts as JSON: joined, it would be "[object Object]" whatever it says.
  const parts = front
    .flat(2)
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)));
  return revisionOf(locale, [...parts, mdx.body]);
};

/**
 * Warns about outdated translations. A translation states in `translationOf` its original's revision and its own, so
 * that a change of either alone shows; the original is the first language without it. Translations of an original with
 * errors are not judged: fixing it changes its revision again.
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
  const warning = (locale: Locale, message: string): ContentProblem =>
    warningAt(fileOf(locale), message, texts[locale].document.placeOf(['translationOf']));
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
  return present.flatMap((locale) => {
    if (locale === original) return [];
    const now = [original, locale].map((each) => revisionOfText(each, texts[each]));
    const message = outOfStep(texts[locale].frontMatter.translationOf, now, 'translationOf');
    const changed = [original, locale].flatMap((each) => changedLines(fileOf(each)));
    const keys = changed.slice(0, CHANGES_MAX).join(', ');
    return message ? warning(locale, message + (keys && say(' Changed: #{keys}.', { keys }))) : [];
  });
}

/** More lines would be read by nobody. */
const CHANGES_MAX = 8;

/** Lines of a text that its last commit does not have, `fr.mdx:12`. */
function changedLines(file: string): string[] {
  const before = new Set(lastCommitted(file).split('\n'));
  if (before.size < 2) return [];
  const lines = readFileSync(path.join(process.cwd(), file), 'utf8').split('\n');
  const isText = (line: string) => !before.has(line) && !NOT_TEXT.has(line.replace(/:.*/, ''));
  return lines.flatMap((line, at) => (!isText(line) ? [] : `${path.basename(file)}:${at + 1}`));
}

/** The same for messages: messages/revisions.yaml has the pair of each group of them. */
export function checkMessageRevisions(
  marks: string,
  catalogues: readonly { locale: Locale; groups: Readonly<Record<string, unknown>> }[],
): { group: string; message: string }[] {
  const known = new Map([...marks.matchAll(/^(\w+): (.+)$/gm)].map(([, key, mark]) => [key, mark]));
  return Object.keys(catalogues[0]?.groups ?? {}).flatMap((group) => {
    const now = catalogues.map(({ locale, groups }) =>
      revisionOf(locale, [JSON.stringify(groups[group])]),
    );
    const message = outOfStep(known.get(group), now, group);
    return message ? { group, message } : [];
  });
}

/** What to do where the revisions of an original and its translation are no longer those that go together. */
function outOfStep(
  mark: string | undefined,
  now: readonly string[],
  key: string,
): string | undefined {
  const [original = '', own = ''] = now;
  const [before, ownBefore = own] = mark?.split(' ') ?? [];
  const language = languageName(original.slice(0, 2) as Locale);
  const line = `${key}: ${now.join(' ')}`;
  if (!mark)
    return say('New, or never compared: once both languages say it, add the line "#{line}".', {
      line,
    });
  if (before !== original && ownBefore !== own)
    return say(
      'Both languages have changed since they were compared (#{mark}); once they say the same, write "#{line}".',
      { mark, line },
    );
  if (before !== original)
    return say(
      'The #{language} text has changed since this translation (#{before}); update the translation, check again and paste the line it gives, or "#{line}" if nothing needs changing.',
      { language, before, line },
    );
  return ownBefore === own
    ? undefined
    : say(
        'This translation has changed and the #{language} text has not; change that too where it says the same, then write "#{line}".',
        { language, line },
      );
}
