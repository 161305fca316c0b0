import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { checkCitations } from './check-citations';
import { checkDates } from './check-dates';
import { checkFigures } from './check-figures';
import { checkPlaceholders } from './check-placeholders';
import { checkReferences, citedSources } from './guide-rules';
import { type GuideData, type GuideText, guideDataSchema, guideTextSchema } from './guide-schema';
import { guideVocabulary } from './mdx-components';
import type { Report } from './mdx-rules';
import { displayPath, guidesDirectory } from './paths';
import { type ContentProblem, contentError } from './problem';
import { type ParsedText, readText } from './read-text';
import { isReviewOverdue } from './review';
import { checkFolder, checkParity } from './text-folder';
import { checkUnpublishedLinks, linksFrom, whyUnpublished } from './unpublished-links';
import { placeInYaml, validateYaml } from './validate-yaml';

export interface ParsedGuide {
  slug: string;
  data: GuideData;
  texts: Record<Locale, ParsedText<GuideText>>;
}

export interface GuideCheck {
  slug: string;
  /** Present when nothing is wrong enough to keep the guide from being shown. */
  guide: ParsedGuide | undefined;
  problems: ContentProblem[];
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

  const data = readData(slug, folder, { pageIds, today }, problems);
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
  const texts: Partial<Record<Locale, ParsedText<GuideText>>> = {};
  for (const locale of locales) {
    const file = path.join(folder, `${locale}.mdx`);
    const parsed = readText(file, rules, problems);
    if (parsed) texts[locale] = parsed;
    if (parsed && data) problems.push(...checkFigures(file, locale, parsed, data));
  }
  const { fr, en } = texts;
  if (fr && en) problems.push(...checkParity(folder, { fr, en }));
  if (data && fr && en) checkSourcesUsed(folder, data, [fr, en], problems);

  const sound = data && fr && en && !problems.some(({ severity }) => severity === 'error');
  return { slug, guide: sound ? { slug, data, texts: { fr, en } } : undefined, problems };
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

function readData(
  slug: string,
  folder: string,
  { pageIds, today }: { pageIds: readonly string[]; today: string },
  problems: ContentProblem[],
): GuideData | undefined {
  const file = path.join(folder, 'guide.yaml');
  if (!existsSync(file)) return undefined;
  const yaml = readFileSync(file, 'utf8');
  const result = validateYaml(yaml, guideDataSchema, displayPath(file));
  problems.push(...result.problems);
  const data = result.value as GuideData | undefined;
  if (!data) return undefined;
  if (data.guideName.toLowerCase() !== slug) {
    problems.push(
      contentError(
        file,
        `guideName "${data.guideName}" and folder "${slug}" must be the same but for capitals.`,
        1,
      ),
    );
  }
  const sources = data.sources.map(({ id }) => id);
  for (const [list, items] of Object.entries({
    milestones: data.milestones,
    thresholds: data.thresholds,
    since: data.since,
  })) {
    for (const item of items.filter(({ source }) => !sources.includes(source))) {
      problems.push(
        contentError(
          file,
          `${list} "${item.id}" names the source "${item.source}", which is not under sources.`,
          1,
        ),
      );
    }
  }
  problems.push(...checkRelated(slug, file, yaml, data, { pageIds, today }));
  problems.push(...checkDates(file, yaml, data, today));
  if (!data.draft) problems.push(...checkPlaceholders(folder));
  if (isReviewOverdue(data.reviewBy, today)) {
    problems.push({
      file: displayPath(file),
      ...placeInYaml(yaml, ['reviewBy']),
      severity: 'warning',
      message: `This guide was to be reviewed by ${data.reviewBy}; review it, then change reviewedOn and reviewBy.`,
    });
  }
  return data;
}

/** Guides named as related exist, are published, and are not the guide itself. */
function checkRelated(
  slug: string,
  file: string,
  yaml: string,
  data: GuideData,
  { pageIds, today }: { pageIds: readonly string[]; today: string },
): ContentProblem[] {
  const day = linksFrom(data, today);
  const others = pageIds
    .filter((id) => id.startsWith('guides/') && id !== `guides/${slug}`)
    .map((id) => id.slice('guides/'.length));
  return (data.related ?? []).flatMap((related, index) => {
    const { line, column } = placeInYaml(yaml, ['related', index]);
    const message = others.includes(related)
      ? day && whyUnpublished(related, day)
      : related === slug
        ? 'A guide cannot be related to itself; name another.'
        : `There is no guide "${related}".${didYouMean(related, others)}`;
    if (!message) return [];
    return [contentError(file, message, line, column)];
  });
}

function checkSourcesUsed(
  folder: string,
  data: GuideData,
  texts: readonly ParsedText<GuideText>[],
  problems: ContentProblem[],
) {
  const used = new Set([
    ...texts.flatMap(({ tree }) => citedSources(tree)),
    ...[...data.milestones, ...data.thresholds, ...data.since].map(({ source }) => source),
  ]);
  for (const { id } of data.sources.filter((source) => !used.has(source.id))) {
    problems.push(
      contentError(
        path.join(folder, 'guide.yaml'),
        `The source "${id}" is never used; cite it or remove it.`,
        1,
      ),
    );
  }
}
