import { didYouMean } from '@/lib/closest';
import { isReviewOverdue } from '@/lib/content/facts/dates';
import { whyNoSubject } from '@/lib/content/load/law-entries';
import type { YamlFile } from '@/lib/content/load/yaml-file';
import { type ContentProblem, errorAt } from '@/lib/content/problems/problem';
import type { GuideData } from '@/lib/content/schema/guide';
import type { YamlReport } from './report';
import { checkDates } from './rules/dates';
import { linksMustResolveBy, whyUnpublished } from './rules/links/unpublished-links';
import { checkBilingualWording } from './rules/wording/wording';

/** What a guide's data is checked against. */
export interface GuideContext {
  /** Name of the guide's folder. */
  slug: string;
  /** Ids of the site's pages. */
  pageIds: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Checks a guide's guide.yaml on its own. */
export function checkGuideData(
  { file, value: data, document, problems: faults }: YamlFile<GuideData>,
  { slug, pageIds, today }: GuideContext,
): ContentProblem[] {
  if (!document) return [...faults];
  const problems = [...faults, ...checkBilingualWording(file, document)];
  if (!data) return problems;

  const report: YamlReport = (message, path) =>
    problems.push(errorAt(file, message, document.placeOf(path)));
  if (data.guideName.toLowerCase() !== slug) {
    const message = `guideName "${data.guideName}" and folder "${slug}" must be the same apart from capitals.`;
    report(message, ['guideName']);
  }
  for (const [index, subject] of (data.subjects ?? []).entries()) {
    const message = whyNoSubject(subject);
    if (message) report(message, ['subjects', index]);
  }
  checkSourcesNamed(data, report);
  checkReplacements(data, report);
  checkRelated(data, { slug, pageIds, today }, report);
  checkDates(data, today, report);
  if (isReviewOverdue(data.reviewBy, today)) {
    problems.push({
      file,
      ...document.placeOf(['reviewBy']),
      severity: 'warning',
      message: `This guide was due for review by ${data.reviewBy}; review it, then update reviewedOn and reviewBy.`,
    });
  }
  return problems;
}

/** Statements of law must name one of the guide's sources. */
function checkSourcesNamed(data: GuideData, report: YamlReport): void {
  const known = data.sources.map(({ id }) => id);
  for (const list of ['milestones', 'thresholds', 'since'] as const) {
    for (const [index, { id, source }] of data[list].entries()) {
      if (known.includes(source)) continue;
      const message = `${list} "${id}" names the source "${source}", which is not under sources.`;
      report(`${message}${didYouMean(source, known)}`, [list, index, 'source']);
    }
  }
}

/** A deferred milestone must be replaced by a later one that is not cancelled. */
function checkReplacements({ milestones }: GuideData, report: YamlReport): void {
  for (const [index, { id, date, replacedBy }] of milestones.entries()) {
    if (replacedBy === undefined) continue;
    const replacement = milestones.find((other) => other.id === replacedBy);
    const path = ['milestones', index, 'replacedBy'];
    if (!replacement) {
      const known = milestones.map((other) => other.id);
      const message = `milestones "${id}" names the milestone "${replacedBy}", which does not exist.`;
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

/** Related guides must exist, be published, and not include the guide itself. */
function checkRelated(
  data: GuideData,
  { slug, pageIds, today }: GuideContext,
  report: YamlReport,
): void {
  const day = linksMustResolveBy(data, today);
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
