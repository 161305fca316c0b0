import { regimeOf } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import type { Register } from '@/law/register';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { coverNames } from '@/loaders/covers';
import { readGlossary } from '@/loaders/glossary';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { actsOf, resolveLaw } from '@/loaders/guide-law';
import { soundRegister, whyNoEntry, whyNoFigureEver, whyNoSubject } from '@/loaders/law';
import { dataReferences, guideVocabulary } from '@/loaders/mdx/vocabulary';
import { readObligations } from '@/loaders/obligations';
import { type ContentProblem, errorAt, warningAt } from '@/loaders/problems';
import type { GuideData } from '@/loaders/schema/guide';
import type { YamlFile } from '@/loaders/yaml/file';
import { notAfter, reportTo, type Texts, whatWaits, type YamlReport } from './report';
import { linksMustResolveBy, whyNoGuide, whyUnpublished } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/** Checks a guide's guide.yaml on its own. */
export function checkGuideData(
  { file, value: data, document, problems: faults }: YamlFile<GuideData>,
  { slug, today, actualDay }: GuideContext,
): ContentProblem[] {
  const problems = [
    ...faults,
    ...(document ? checkBilingualWording(file, document, data?.draft) : []),
  ];
  if (!data || !document) return [...problems, ...whatWaits(problems, WAITING)];

  const report = reportTo(problems, file, document);
  if (data.guideName.toLowerCase() !== slug) {
    const message = say(
      'guideName "#{guideName}" and folder "#{slug}" must be the same apart from capitals.',
      { guideName: data.guideName, slug },
    );
    report(message, ['guideName']);
  }
  const covers = coverNames();
  if (!covers.includes(data.cover))
    report(
      say('There is no content/covers/#{figure}.svg.#{hint}', {
        figure: data.cover,
        hint: didYouMean(data.cover, covers),
      }),
      ['cover'],
    );
  checkEntriesNamed(data, report);
  checkRelated(data, { slug, today }, report);
  checkWhole(data, { slug, today }, report);
  if (!data.draft && !data.partOf)
    for (const message of missingWays(data.subjects[0] ?? '', slug))
      problems.push(warningAt(file, message, document.placeOf(['subjects', 0])));
  for (const [index, id] of data.milestones.entries()) {
    const next = entriesOf(soundRegister().register).milestones.get(id)?.replacedBy;
    if (!next || data.milestones.includes(next)) continue;
    const message = say('"#{id}" is cancelled and replaced by "#{next}"; name that here too.', {
      id,
      next,
    });
    problems.push(warningAt(file, message, document.placeOf(['milestones', index])));
  }
  checkDates(data, actualDay, report);
  if (data.reviewBy <= data.reviewedOn)
    report(
      say(
        'reviewBy #{reviewBy} is not after reviewedOn #{reviewedOn}; write the day of the next review.',
        { reviewBy: data.reviewBy, reviewedOn: data.reviewedOn },
      ),
      ['reviewBy'],
    );
  return problems;
}

const WAITING = say(
  'Other checks of this guide (its dates, sources and figures) wait until this file has no errors.',
);

/**
 * The dates of a guide must be consistent: no update before publication or in the future, and changes
 * listed newest first.
 */
function checkDates(
  { publishedOn, reviewedOn, updatedOn, changes = [] }: GuideData,
  today: string,
  report: YamlReport,
): void {
  // A scheduled guide may already have the dates of its publication day.
  const latest = publishedOn > today ? publishedOn : today;
  notAfter(latest, report, 'reviewedOn', reviewedOn, ['reviewedOn']);
  if (updatedOn !== undefined) {
    notAfter(latest, report, 'updatedOn', updatedOn, ['updatedOn']);
    if (updatedOn < publishedOn)
      report(
        say('updatedOn #{updatedOn} is before publishedOn #{publishedOn}; correct one of them.', {
          updatedOn,
          publishedOn,
        }),
        ['updatedOn'],
      );
  }
  for (const [index, { date }] of changes.entries()) {
    const keys = ['changes', index, 'date'];
    notAfter(latest, report, say('The change of'), date, keys);
    if (date < publishedOn)
      report(
        say(
          'The change of #{date} is before publishedOn #{publishedOn}; list only what has changed since.',
          { date, publishedOn },
        ),
        keys,
      );
    if (date > (changes[index - 1]?.date ?? date))
      report(say('The change of #{date} must come first; list the newest first.', { date }), keys);
  }
}

/** Lists of guide.yaml, and why an id may not be in each. */
export const refusals = {
  subjects: whyNoSubject,
  milestones: (id: string) => whyNoEntry('milestones', id),
  figures: whyNoFigureEver,
  rules: (id: string) => whyNoEntry('rules', id),
  since: (id: string) => whyNoEntry('changes', id),
  sources: (id: string) => whyNoEntry('acts', id),
};

/** Whatever guide.yaml names is in the register of law, and may be published. */
function checkEntriesNamed(data: GuideData, report: YamlReport): void {
  for (const list of Object.keys(refusals) as (keyof typeof refusals)[]) {
    for (const [index, id] of (data[list] ?? []).entries())
      report(refusals[list](id), [list, index]);
  }
}

/** What a guide's data is checked against. */
interface GuideContext {
  /** Name of the guide's folder. */
  slug: string;
  /** The day whose law is shown, `YYYY-MM-DD`. */
  today: string;
  /** The real date, against which an overdue review is measured. */
  actualDay: string;
}

/** Guides named as related exist, are published, and are not the guide itself. */
function checkRelated(
  data: GuideData,
  { slug, today }: Omit<GuideContext, 'actualDay'>,
  report: YamlReport,
): void {
  const day = linksMustResolveBy(data, today);
  const others = allGuideSlugs().filter((each) => each !== slug);
  for (const [index, related] of (data.related ?? []).entries()) {
    const itself = related === slug && say('A guide cannot be related to itself; name another.');
    report(itself || whyNoGuide(related, day, others), ['related', index]);
  }
}

/** The guide of a part exists, is published by its day, and is no part itself. */
function checkWhole(
  data: GuideData,
  { slug, today }: Omit<GuideContext, 'actualDay'>,
  report: YamlReport,
): void {
  const { partOf } = data;
  if (!partOf) return;
  const whole = allGuideSlugs().filter(
    (each) => each !== slug && !readGuideData(each).value?.partOf,
  );
  const day = linksMustResolveBy(data, today);
  const message = whole.includes(partOf)
    ? day && whyUnpublished(partOf, day)
    : say('partOf "#{partOf}" is no guide that can have parts.#{hint}', {
        partOf,
        hint: didYouMean(partOf, whole),
      });
  report(message, ['partOf']);
}

/** Pages that tell of a guide's first subject, and lead their readers to no guide. */
function missingWays(subject: string, guide: string): string[] {
  const name = soundRegister().register[subject]?.name.fr;
  const page = readObligations().value?.obligations.find(({ subjects }) =>
    subjects?.includes(subject),
  );
  const term = readGlossary().value?.terms.find(({ acronym }) => acronym.fr === name);
  const leads = page?.guide ?? (page?.checker && regimeOf(page.checker).guide);
  return [
    ...(page && !leads ? [['content/obligations.yaml', page.id] as const] : []),
    ...(term && !term.guide ? [['content/glossary.yaml', term.id] as const] : []),
  ].map(([file, id]) =>
    say('Nobody comes to this guide from "#{id}" in #{file}; add "guide: #{guide}" there.', {
      id,
      file,
      guide,
    }),
  );
}

/** Every listed source must be used, and a published guide rests on one at least. Acts that entries rest on need not be listed. */
export function checkSourcesUsed(
  { file, value, document }: YamlFile<GuideData>,
  texts: Texts<object>,
  register: Register,
  today: string,
): ContentProblem[] {
  if (!value || !document) return [];
  const cited = Object.values(texts)
    .flatMap(({ tree }) => dataReferences(tree, guideVocabulary))
    .flatMap(({ id, list }) => (list === 'sources' ? id : []));
  const shown = actsShown(value, register, today);
  if (!value.draft && value.sources.length === 0 && shown.length === 0) {
    const message = say(
      'A published guide rests on an act; list one here and cite it, or name a milestone or a figure.',
    );
    return [errorAt(file, message, document.placeOf(['sources']))];
  }
  const used = new Set([...cited, ...shown]);
  const { acts } = entriesOf(register);
  return value.sources.flatMap((id, index) => {
    // An unknown act is reported elsewhere.
    if (used.has(id) || !acts.has(id)) return [];
    const message = say('The source "#{id}" is never used; cite it or remove it.', { id });
    return errorAt(file, message, document.placeOf(['sources', index]));
  });
}

/** Acts that a guide's entries rest on; none when the register lacks one, which is reported elsewhere. */
function actsShown(data: GuideData, register: Register, today: string): string[] {
  try {
    return actsOf(resolveLaw({ ...data, sources: [] }, register, today));
  } catch {
    return data.sources;
  }
}
