import path from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { allGuideSlugs, readGuide } from '@/loaders/guide-files';
import { legalNames, readLegalText } from '@/loaders/legal';
import type { TextFile } from '@/loaders/mdx/text-file';
import type { TranslatedFront } from '@/loaders/schema/fields';
import { revisionOf } from './check/rules/translations';

export type TranslationState = 'current' | 'outdated' | 'unmarked' | 'missing' | 'broken';

/** Where the translation of a text into one language stands. */
export interface TranslationProgress {
  /** Name of the folder: `csrdguide`, `privacy`. */
  text: string;
  folder: string;
  original: Locale;
  locale: Locale;
  state: TranslationState;
  /** Revision of the original that it was made from, as in `fr-3f9a1c`; undefined when it does not say. */
  madeFrom: string | undefined;
}

/** Where every translation of guides and legal texts stands, drafts included. */
export const translationProgress = (): TranslationProgress[] => [
  ...allGuideSlugs().flatMap((slug) => {
    const { folder, texts } = readGuide(slug);
    return progressOf(slug, folder, texts);
  }),
  ...legalNames.flatMap((name) => {
    const { folder, texts } = readLegalText(name);
    return progressOf(name, folder, texts);
  }),
];

function progressOf(
  text: string,
  folder: string,
  texts: Record<Locale, TextFile<TranslatedFront>>,
): TranslationProgress[] {
  const original = locales.find((locale) => {
    const { frontMatter } = texts[locale];
    return frontMatter && !frontMatter.translationOf;
  });
  if (!original) return [];
  const revision = revisionOfFile(original, texts[original]);
  return locales
    .filter((locale) => locale !== original)
    .map((locale) => {
      const { frontMatter, mdx, problems } = texts[locale];
      const madeFrom = frontMatter?.translationOf;
      const exists = mdx !== undefined || problems.some(({ line }) => line !== undefined);
      const state = !exists
        ? 'missing'
        : !frontMatter
          ? 'broken'
          : !madeFrom
            ? 'unmarked'
            : madeFrom === revision
              ? 'current'
              : 'outdated';
      return { text, folder: path.resolve(folder), original, locale, state, madeFrom };
    });
}

/** Revision of a text; undefined when it has errors. */
const revisionOfFile = (
  locale: Locale,
  { frontMatter, mdx }: Pick<TextFile<TranslatedFront>, 'frontMatter' | 'mdx'>,
): string | undefined =>
  frontMatter && mdx ? revisionOf(locale, { frontMatter, mdx }) : undefined;
