import { readdirSync } from 'node:fs';
import path from 'node:path';
import { oncePerBuild } from '@/lib/cache';
import { today } from '@/lib/dates';
import { forEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { includesDrafts, isPreview } from '@/lib/preview';
import { say } from '@/lib/say/say';
import { readTextFile, type TextFile, type TextKind } from './mdx/text-file';
import { inContent } from './paths';
import { type GuideData, type GuideText, guideDataSchema, guideTextSchema } from './schema/guide';
import { readYamlFile, type YamlFile } from './yaml/file';

/** Reads a guide's guide.yaml. Never throws for bad content. */
export const readGuideData = (slug: string): YamlFile<GuideData> =>
  readYamlFile(
    inContent('guides', slug, 'guide.yaml'),
    guideDataSchema,
    say('This file is missing; copy the one of another guide and change its values.'),
  );

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
  const folder = inContent('guides', slug);
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

/** The part of guide.yaml that decides whether a guide is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined;
}

/** Visitors see only published guides; `next dev` also shows the others, marked. */
type PublicationState = 'published' | 'draft' | 'scheduled';

/**
 * State of a guide on a day. A draft is a draft whatever its date; a guide with an invalid date counts as
 * published, so that its error is reported.
 */
export function publicationState(
  { draft, publishedOn }: Publication,
  day = today(),
): PublicationState {
  if (draft === true) return 'draft';
  // What is no date is reported alone, and not with every link to the guide.
  return /^\d{4}-/.test(String(publishedOn)) && String(publishedOn) > day
    ? 'scheduled'
    : 'published';
}

/** Publication of one guide. Errors in other keys do not matter; empty when the YAML cannot be parsed. */
export function readPublication(slug: string): Publication {
  const data = readGuideData(slug);
  return data.value ?? (data.document?.parsed() as Publication | undefined) ?? {};
}

/** Folder names of content/guides, sorted, whether published or not. For checks. */
export const allGuideSlugs = (): string[] => readSlugs(inContent('guides'));

/**
 * Slugs of the guides on the site, sorted: the published ones; in a build for reviewers all of them, and
 * in the preview those that there is enough of.
 */
export const guideSlugs = (): string[] => shownSlugs(inContent('guides'));

const readSlugs = oncePerBuild((directory: string) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(),
);

const shownSlugs = oncePerBuild((directory: string) =>
  readSlugs(directory).filter((slug) =>
    isPreview()
      ? canBePreviewed(slug)
      : includesDrafts() || publicationState(readPublication(slug)) === 'published',
  ),
);
