import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderVersion } from '@/lib/content-version';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { splitMdx } from '../mdx/file';
import { displayPath, guidesDirectory } from '../paths';
import { ContentError } from '../problems/problem';
import { type GuideData, type GuideText, guideDataSchema, guideTextSchema } from '../schema/guide';
import { validateYaml } from '../yaml/validate';
import { guideSlugs } from './guide-slugs';

/** What lists of guides show: all but the prose. */
export interface GuideCard {
  slug: string;
  data: GuideData;
  text: GuideText;
}

const folderOf = (slug: string): string => path.join(guidesDirectory(), slug);
/** In development, a guide is read again when one of its own files has changed. */
const versionOf = (slug: string): string => folderVersion(folderOf(slug));

/** The data of one guide, as written. */
export const loadGuideData = oncePerBuild((slug): GuideData => {
  const file = path.join(folderOf(slug), 'guide.yaml');
  const yaml = readFileSync(file, 'utf8');
  const { value, problems } = validateYaml(yaml, guideDataSchema, displayPath(file));
  if (!value) throw new ContentError(problems);
  return value as GuideData;
}, versionOf);

function readCard(slug: string, locale: Locale): GuideCard {
  const file = path.join(folderOf(slug), `${locale}.mdx`);
  const { frontMatter } = splitMdx(readFileSync(file, 'utf8'));
  const { value, problems } = validateYaml(frontMatter, guideTextSchema, displayPath(file), 1);
  if (!value) throw new ContentError(problems);
  return { slug, data: typesetDeep(loadGuideData(slug), locale), text: typesetDeep(value, locale) };
}

const cardsOf = oncePerBuild(
  (slug) => forEveryLocale((locale) => readCard(slug, locale)),
  versionOf,
);

/**
 * What lists of guides show of one guide, typeset.
 * @throws ContentError when the guide's data or front matter has an error.
 */
export const loadGuideCard = (slug: string, locale: Locale): GuideCard => cardsOf(slug)[locale];

const sortedCards = oncePerBuild((locale): GuideCard[] =>
  guideSlugs()
    .map((slug) => loadGuideCard(slug, locale as Locale))
    .sort((a, b) => a.data.order - b.data.order),
);

/**
 * Every guide in one language, typeset, in the order of the resource centre. Reads no prose, so that
 * a page may list hundreds of guides at little cost.
 * @throws ContentError when a guide's data or front matter has an error.
 */
export const loadGuideCards = (locale: Locale): GuideCard[] => sortedCards(locale);
