import path from 'node:path';
import type { Root } from 'mdast';
import type { Report } from '@/lib/content/check/report';
import { locales } from '@/lib/i18n/locales';
import { guideVocabulary } from '../mdx/vocabulary';
import { displayPath, guidesDirectory } from '../paths';
import { type ContentProblem, contentError } from '../problems/problem';
import { type GuideData, type GuideText, guideTextSchema } from '../schema/guide';
import { type CheckedData, checkGuideData, checkSourcesUsed } from './guide-data';
import { checkCitations } from './rules/citations';
import { checkFigures } from './rules/figures';
import { checkFolder } from './rules/folder';
import { checkParity } from './rules/parity';
import { checkPlaceholders } from './rules/placeholders';
import { checkReferences, citedSources } from './rules/references';
import { checkTranslations } from './rules/translations';
import { type Claim, textClaims } from './rules/unique-values';
import { checkUnpublishedLinks, linksFrom } from './rules/unpublished-links';
import { inEveryLocale, readText, type Texts } from './text';

export interface ParsedGuide {
  slug: string;
  data: GuideData;
  texts: Texts<GuideText>;
}

export interface GuideCheck {
  slug: string;
  /** Present when nothing is wrong enough to keep the guide from being shown. */
  guide: ParsedGuide | undefined;
  problems: ContentProblem[];
  /** Values that no other guide may have, from a guide with errors too. */
  claims: Claim[];
}

/**
 * Reads one guide's folder and checks all of it.
 * @param pageIds ids that `page:` links may use.
 * @param today the present day, `YYYY-MM-DD`; a review that is due by then is a warning.
 */
export function checkGuide(slug: string, pageIds: readonly string[], today: string): GuideCheck {
  const folder = path.join(guidesDirectory(), slug);
  const problems: ContentProblem[] = [
    ...checkSlug(slug, folder),
    ...checkFolder(folder, {
      kind: 'guide',
      others: {
        'guide.yaml': 'This file is missing; copy the one of another guide and change its values.',
      },
    }),
  ];

  const yaml = path.join(folder, 'guide.yaml');
  const { data, document } = checkGuideData(yaml, { slug, pageIds, today }, problems);
  const rules = {
    schema: guideTextSchema,
    keys: 'title, description',
    vocabulary: guideVocabulary,
    pageIds,
    check: (tree: Root, report: Report) => {
      checkCitations(tree, report);
      if (data) checkReferences(tree, data, report);
      const day = data && linksFrom(data, today);
      if (day) checkUnpublishedLinks(tree, day, report);
    },
  };
  const texts: Partial<Texts<GuideText>> = {};
  for (const locale of locales) {
    const file = path.join(folder, `${locale}.mdx`);
    const parsed = readText(file, locale, rules, problems);
    if (parsed) texts[locale] = parsed;
    if (parsed && data) problems.push(...checkFigures(file, locale, parsed, data));
  }
  if (data && !data.draft) problems.push(...checkPlaceholders(folder));
  problems.push(...checkParity(folder, texts));
  const complete = inEveryLocale(texts);
  // While a draft is written, its languages change every day; without its data, nobody knows whether it is one.
  if (complete && data && !data.draft) problems.push(...checkTranslations(folder, complete));
  if (data && document && complete) {
    const cited = Object.values(complete).flatMap(({ tree }) => citedSources(tree));
    problems.push(...checkSourcesUsed(yaml, { data, document }, cited));
  }
  const sound = data && complete && !problems.some(({ severity }) => severity === 'error');
  return {
    slug,
    guide: sound ? { slug, data, texts: complete } : undefined,
    problems,
    claims: [
      ...dataClaims(yaml, { data, document }),
      ...textClaims(folder, texts, ['title', 'description']),
    ],
  };
}

function dataClaims(file: string, { data, document }: CheckedData): Claim[] {
  if (!data || !document) return [];
  const place = document.placeOf(['order']);
  return [{ file: displayPath(file), place, what: 'order', value: data.order }];
}

function checkSlug(slug: string, folder: string): ContentProblem[] {
  if (/^[a-z0-9]+$/.test(slug)) return [];
  return [
    contentError(
      folder,
      `"${slug}" becomes part of an address; use lower-case letters and digits only.`,
    ),
  ];
}
