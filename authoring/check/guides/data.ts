import type { YamlReport } from '@/authoring/check/report';
import { checkDates } from '@/authoring/check/rules/dates';
import {
  linksMustResolveBy,
  whyUnpublished,
} from '@/authoring/check/rules/links/unpublished-links';
import { checkBilingualWording } from '@/authoring/check/rules/wording/wording';
import { didYouMean } from '@/lib/closest';
import { isReviewOverdue } from '@/loaders/guide-data';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { type GuideData, tagColours } from '@/loaders/schema/guide';
import type { YamlFile } from '@/loaders/yaml/file';
import { checkEntriesNamed } from './entries';

/** What a guide's data is checked against. */
export interface GuideContext {
  /** Name of the guide's folder. */
  slug: string;
  /** Ids of the site's pages. */
  pageIds: readonly string[];
  /** The day whose law is shown, `YYYY-MM-DD`. */
  today: string;
  /** The real date, against which an overdue review is measured. */
  actualDay: string;
}

/** Checks a guide's guide.yaml on its own. */
export function checkGuideData(
  { file, value: data, document, problems: faults }: YamlFile<GuideData>,
  { slug, pageIds, today, actualDay }: GuideContext,
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
  const colour = tagColours[data.tag];
  if (data.cover.colour !== colour)
    report(`Guides tagged "${data.tag}" are ${colour}; write "colour: ${colour}".`, [
      'cover',
      'colour',
    ]);
  checkEntriesNamed(data, report);
  checkRelated(data, { slug, pageIds, today }, report);
  checkDates(data, actualDay, report);
  if (isReviewOverdue(data.reviewBy, actualDay)) {
    problems.push({
      file,
      ...document.placeOf(['reviewBy']),
      severity: 'warning',
      message: `This guide was due for review by ${data.reviewBy}; review it, then update reviewedOn and reviewBy.`,
    });
  }
  return problems;
}

/** Guides named as related exist, are published, and are not the guide itself. */
function checkRelated(
  data: GuideData,
  { slug, pageIds, today }: Omit<GuideContext, 'actualDay'>,
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
