import path from 'node:path';
import type { Texts } from '@/authoring/check/parsed-text';
import { locales } from '@/lib/i18n/locales';
import { missingFromShareFont } from '@/lib/share-font';
import { typeset } from '@/lib/typography';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import type { GuideText } from '@/loaders/schema/guide';

/** The font of share images must have every character of a guide's title. */
export const checkShareTitle = (
  folder: string,
  texts: Partial<Texts<GuideText>>,
): ContentProblem[] =>
  locales.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const title = text.document.texts().find(({ path: keys }) => keys.join() === 'title');
    return missingFromShareFont(typeset(text.frontMatter.title, locale)).map((character) => {
      const index = Math.max(0, text.frontMatter.title.indexOf(character));
      return errorAt(
        displayPath(path.join(folder, `${locale}.mdx`)),
        `The font of share images has no "${character}"; write the title without it, or add it to app/fonts/newsreader.woff2.`,
        title?.placeOf(index, index + character.length) ?? text.document.placeOf(['title']),
      );
    });
  });
