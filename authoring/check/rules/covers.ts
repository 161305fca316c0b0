import path from 'node:path';
import type { Texts } from '@/authoring/check/report';
import { type Locale, locales } from '@/lib/i18n/locales';
import french from '@/lib/say/french.json' with { type: 'json' };
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { coverColours, type GuideData, type GuideText } from '@/loaders/schema/guide';

type Colour = (typeof coverColours)[number];

/** What a colour is called in a text, whatever its ending: `vert`, of `vertes`. Hues are joined to others: `bleu-vert`. */
const colourWord = (colour: Colour, locale: Locale): string =>
  locale === 'fr' ? french[colour] : colour;
const isNamed = (word: string, text: string): boolean =>
  new RegExp(`(?<![-\\p{L}])${word}`, 'iu').test(text);

/** A cover may be described without its colour, which is read out, but not in that of another category. */
export const checkImageAlt = (
  folder: string,
  { cover }: GuideData,
  texts: Partial<Texts<GuideText>>,
): ContentProblem[] =>
  locales.flatMap((locale) => {
    const { frontMatter, document } = texts[locale] ?? {};
    if (!frontMatter || !document) return [];
    const other = coverColours.find(
      (colour) =>
        colour !== cover.colour && isNamed(colourWord(colour, locale), frontMatter.imageAlt),
    );
    if (!other) return [];
    const message = say('The cover is #{colour}, not #{other}; name its own colour, or none.', {
      colour: say(cover.colour),
      other: say(other),
    });
    return errorAt(
      displayPath(path.join(folder, `${locale}.mdx`)),
      message,
      document.placeOf(['imageAlt']),
    );
  });
