import path from 'node:path';
import { forEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { isPreview } from '@/lib/preview';
import { readTextFile, type TextFile, type TextKind } from './files/text-file';
import type { YamlFile } from './files/yaml-file';
import { readGuideData } from './guide-data';
import { guidesDirectory } from './paths';
import { type GuideData, type GuideText, guideTextSchema } from './schema/guide';

/** The files of a guide, valid or not. */
export interface GuideFiles {
  slug: string;
  folder: string;
  data: YamlFile<GuideData>;
  texts: Record<Locale, TextFile<GuideText>>;
}

const kind: TextKind<GuideText> = {
  kind: 'guide',
  schema: guideTextSchema,
  keys: 'title, description',
};

/** Reads a guide's folder. Never throws for bad content. */
export function readGuide(slug: string): GuideFiles {
  const folder = path.join(guidesDirectory(), slug);
  return {
    slug,
    folder,
    data: readGuideData(slug),
    texts: forEveryLocale((locale) => readTextFile(path.join(folder, `${locale}.mdx`), kind)),
  };
}

const hasText = ({ frontMatter, lastGood }: TextFile<GuideText>): boolean =>
  (frontMatter ?? lastGood?.frontMatter) !== undefined;

/** The language whose text a page shows: its own or, in the preview of a guide that lacks it, another. */
export function shownLocale({ texts }: GuideFiles, locale: Locale): Locale {
  if (!isPreview() || hasText(texts[locale])) return locale;
  return locales.find((each) => hasText(texts[each])) ?? locale;
}

/** Whether there is enough of a guide to show it in the preview: its data, and one text. */
export function canBePreviewed(slug: string): boolean {
  const { data, texts } = readGuide(slug);
  return (
    (data.value ?? data.lastGood) !== undefined && locales.some((locale) => hasText(texts[locale]))
  );
}
