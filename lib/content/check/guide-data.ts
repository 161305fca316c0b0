import { existsSync } from 'node:fs';
import { didYouMean } from '@/lib/closest';
import { isReviewOverdue } from '@/lib/content/facts/dates';
import { tryReadContentFile } from '../load/read-file';
import { displayPath } from '../paths';
import { type ContentProblem, contentError, errorAt } from '../problems/problem';
import { type GuideData, guideDataSchema } from '../schema/guide';
import type { YamlDocument, YamlPath } from '../yaml/document';
import { validateYaml } from '../yaml/validate';
import { checkDates } from './rules/dates';
import { linksFrom, whyUnpublished } from './rules/unpublished-links';
import { checkBilingualWording } from './rules/wording';

export interface CheckedData {
  /** Present when its shape is right, even where it names what does not exist. */
  data: GuideData | undefined;
  /** Present when the file can be read. */
  document: YamlDocument | undefined;
}

/** What the data of one guide is checked against. */
export interface GuideSurroundings {
  /** The guide's folder, which is its address. */
  slug: string;
  /** Ids of the site's pages. */
  pageIds: readonly string[];
  /** The present day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Reads a guide's guide.yaml and checks it by itself.
 * @param problems takes what is wrong.
 */
export function checkGuideData(
  file: string,
  { slug, pageIds, today }: GuideSurroundings,
  problems: ContentProblem[],
): CheckedData {
  const yaml = existsSync(file) ? tryReadContentFile(file, problems) : undefined;
  if (yaml === undefined) return { data: undefined, document: undefined };
  const {
    value,
    problems: faults,
    document,
  } = validateYaml(yaml, guideDataSchema, displayPath(file));
  problems.push(...faults, ...checkBilingualWording(displayPath(file), document));
  const data = value as GuideData | undefined;
  if (!data) return { data, document };

  const report: Report = (message, path) =>
    problems.push(errorAt(displayPath(file), message, document.placeOf(path)));
  if (data.guideName.toLowerCase() !== slug) {
    const message = `guideName "${data.guideName}" and folder "${slug}" must be the same but for capitals.`;
    report(message, ['guideName']);
  }
  checkSourcesNamed(data, report);
  checkReplacements(data, report);
  checkRelated(data, { slug, pageIds, today }, report);
  checkDates(data, today, report);
  if (isReviewOverdue(data.reviewBy, today)) {
    problems.push({
      file: displayPath(file),
      ...document.placeOf(['reviewBy']),
      severity: 'warning',
      message: `This guide was to be reviewed by ${data.reviewBy}; review it, then change reviewedOn and reviewBy.`,
    });
  }
  return { data, document };
}

type Report = (message: string, path: YamlPath) => void;

/** Whatever states the law names its source, among those of the guide. */
function checkSourcesNamed(data: GuideData, report: Report): void {
  const known = data.sources.map(({ id }) => id);
  for (const list of ['milestones', 'thresholds', 'since'] as const) {
    for (const [index, { id, source }] of data[list].entries()) {
      if (known.includes(source)) continue;
      const message = `${list} "${id}" names the source "${source}", which is not under sources.`;
      report(`${message}${didYouMean(source, known)}`, [list, index, 'source']);
    }
  }
}

/** A milestone that is deferred leads to another one, of a later date, which has not been dropped. */
function checkReplacements({ milestones }: GuideData, report: Report): void {
  for (const [index, { id, date, replacedBy }] of milestones.entries()) {
    if (replacedBy === undefined) continue;
    const replacement = milestones.find((other) => other.id === replacedBy);
    const path = ['milestones', index, 'replacedBy'];
    if (!replacement) {
      const known = milestones.map((other) => other.id);
      const message = `milestones "${id}" names the milestone "${replacedBy}", which is not there.`;
      report(`${message}${didYouMean(replacedBy, known)}`, path);
    } else if (replacement.date <= date) {
      const message = `milestones "${id}" is replaced by "${replacedBy}", which is not later;`;
      report(`${message} correct one of the dates.`, path);
    } else if (replacement.status === 'cancelled') {
      const message = `milestones "${id}" is replaced by "${replacedBy}", which is cancelled;`;
      report(`${message} make this one cancelled too, without replacedBy.`, path);
    }
  }
}

/** Guides named as related exist, are published, and are not the guide itself. */
function checkRelated(
  data: GuideData,
  { slug, pageIds, today }: GuideSurroundings,
  report: Report,
): void {
  const day = linksFrom(data, today);
  const others = pageIds
    .filter((id) => id.startsWith('guides/') && id !== `guides/${slug}`)
    .map((id) => id.slice('guides/'.length));
  for (const [index, related] of (data.related ?? []).entries()) {
    const message = others.includes(related)
      ? day && whyUnpublished(related, day)
      : related === slug
        ? 'A guide cannot be related to itself; name another.'
        : `There is no guide "${related}".${didYouMean(related, others)}`;
    if (message) report(message, ['related', index]);
  }
}

/** A source is there because something rests on it. */
export function checkSourcesUsed(
  file: string,
  { data, document }: { data: GuideData; document: YamlDocument },
  cited: readonly string[],
): ContentProblem[] {
  const used = new Set([
    ...cited,
    ...[...data.milestones, ...data.thresholds, ...data.since].map(({ source }) => source),
  ]);
  return data.sources.flatMap(({ id }, index) => {
    if (used.has(id)) return [];
    const { line, column } = document.placeOf(['sources', index]);
    return contentError(
      file,
      `The source "${id}" is never used; cite it or remove it.`,
      line,
      column,
    );
  });
}
