import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { folderVersion } from '@/lib/preview/version';
import { typesetDeep } from '@/lib/typography';
import { type GuideData, type GuideText, guideDataSchema, guideTextSchema } from './guide-schema';
import { guideSlugs } from './guide-slugs';
import { splitMdx } from './mdx-file';
import { displayPath, guidesDirectory } from './paths';
import { ContentError } from './problem';
import { validateYaml } from './validate-yaml';

/** What lists of guides show: all but the prose. */
export interface GuideCard {
  slug: string;
  data: GuideData;
  text: GuideText;
}

const folderOf = (slug: string): string => path.join(guidesDirectory(), slug);

/**
 * One guide's card in every language, typeset.
 * @throws ContentError when the guide's data or front matter has an error.
 */
export const readGuideCards = oncePerBuild(
  (slug): Record<Locale, GuideCard> => {
    const data = readData(path.join(folderOf(slug), 'guide.yaml'));
    const card = (locale: Locale): GuideCard => ({
      slug,
      data: typesetDeep(data, locale),
      text: typesetDeep(readFront(path.join(folderOf(slug), `${locale}.mdx`)), locale),
    });
    return Object.fromEntries(locales.map((locale) => [locale, card(locale)])) as Record<
      Locale,
      GuideCard
    >;
  },
  (slug) => folderVersion(folderOf(slug)),
);

function readData(file: string): GuideData {
  const yaml = readFileSync(file, 'utf8');
  const { value, problems } = validateYaml(yaml, guideDataSchema, displayPath(file));
  if (!value) throw new ContentError(problems);
  return value as GuideData;
}

function readFront(file: string): GuideText {
  const { frontMatter } = splitMdx(readFileSync(file, 'utf8'));
  const { value, problems } = validateYaml(frontMatter, guideTextSchema, displayPath(file), 1);
  if (!value) throw new ContentError(problems);
  return value;
}

const sortedCards = oncePerBuild((locale): GuideCard[] =>
  guideSlugs()
    .map((slug) => readGuideCards(slug)[locale as Locale])
    .sort((a, b) => a.data.order - b.data.order),
);

/**
 * Every guide in one language, typeset, in the order of the resource centre. Reads no prose, so that
 * a page may list hundreds of guides at little cost.
 * @throws ContentError when a guide's data or front matter has an error.
 */
export const loadGuideCards = (locale: Locale): GuideCard[] => sortedCards(locale);
