import { type Change, changesBetween } from '@/law/as-at';
import { subjectOf } from '@/law/entries';
import type { Register } from '@/law/register';
import { didYouMean } from '@/lib/closest';
import { locales } from '@/lib/i18n/locales';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { soundRegister, whyNoEntry } from '@/loaders/law';
import type { ContentProblem } from '@/loaders/problems';
import { PRODUCT, type QuestionEntry, readQuestions, slugOfSubject } from '@/loaders/questions';
import type { YamlDocument } from '@/loaders/yaml/document';
import { guideOf, type PageId } from '@/routes/registry';
import { reportTo, type YamlReport } from './report';
import { checkLawStated } from './rules/law-stated';
import { subjectsNamed } from './rules/law-values';
import { linkTargets, sectionsOf, whyUnpublished } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the questions that people ask, and their answers. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, which decides what reviews are overdue.
 */
export function checkQuestions(today: string, actualDay = today): ContentProblem[] {
  const { file, value, document, problems: faults } = readQuestions();
  if (!document) return [...faults];
  const problems = [...faults, ...checkBilingualWording(file, document)];
  if (!value) return problems;
  const report = reportTo(problems, file, document);
  const { register } = soundRegister();
  checkQuestionReferences(value.questions, today, report);
  for (const [index, { reviewedOn }] of value.questions.entries())
    if (reviewedOn > actualDay)
      report(`reviewedOn ${reviewedOn} is in the future; write the day it was done.`, [
        'questions',
        index,
        'reviewedOn',
      ]);
  return [
    ...problems,
    ...lawStated(file, document, value.questions, register, today),
    ...overtakenAnswers(file, document, value.questions, register, today),
  ];
}

/** Ids of the entries of the register that a change bears on. */
function entriesChanged(change: Change): readonly string[] {
  switch (change.kind) {
    case 'opened':
    case 'closed':
      return [change.rule.id];
    case 'cancelled':
    case 'deferred':
      return [change.milestone.id];
    case 'in-force':
      return [change.act.id];
    case 'logged':
      return change.change.rules ?? [];
  }
}

/** An answer whose law changed after somebody last compared the two. */
interface OvertakenAnswer {
  /** Its place in the list of questions. */
  index: number;
  id: string;
  reviewedOn: string;
  /** The changes, oldest first. */
  changes: { entry: string; date: string }[];
}

/** Answers that rest on an entry which changed after their review. */
export function overtakenBy(
  happened: readonly Change[],
  questions: readonly QuestionEntry[],
): OvertakenAnswer[] {
  const changes = happened.flatMap((change) =>
    entriesChanged(change).map((entry) => ({ entry, date: change.date })),
  );
  return questions.flatMap(({ id, rules, reviewedOn }, index) => {
    const missed = changes.filter(({ entry, date }) => date > reviewedOn && rules.includes(entry));
    return missed.length > 0 ? [{ index, id, reviewedOn, changes: missed }] : [];
  });
}

/** A warning for each such answer, not an error: it can appear by the passing of time, without a commit. */
function overtakenAnswers(
  file: string,
  document: YamlDocument,
  questions: readonly QuestionEntry[],
  register: Register,
  today: string,
): ContentProblem[] {
  const oldest = questions.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? today;
  const happened = changesBetween(register, oldest, today);
  return overtakenBy(happened, questions).map(({ index, id, reviewedOn, changes }) => {
    const list = changes.map(({ entry, date }) => `${entry} on ${date}`).join(', ');
    return {
      file,
      ...document.placeOf(['questions', index, 'reviewedOn']),
      severity: 'warning',
      message: `The law of the answer "${id}" has changed since its review on ${reviewedOn} (${list}); compare the answer with it, then change reviewedOn.`,
    };
  });
}

/** Whatever questions name must exist: subject, page, section, entries of the register. */
function checkQuestionReferences(
  questions: readonly QuestionEntry[],
  today: string,
  report: YamlReport,
): void {
  const slugs = allGuideSlugs();
  const subjects = [...slugs.map((slug) => slug.replace(/guide$/, '')), PRODUCT];
  const pages = linkTargets();
  for (const [index, { subject, rules, page, anchor }] of questions.entries()) {
    const at = (...path: (string | number)[]) => ['questions', index, ...path];
    const slug = slugOfSubject(subject);
    // Where its guide is the page too, one message says that it is gone.
    if (subject !== PRODUCT && !slugs.includes(slug) && page !== `guides/${slug}`)
      report(`"${subject}" is not a subject.${didYouMean(subject, subjects)}`, at('subject'));
    for (const [place, id] of rules.entries()) {
      const message = whyNoLaw(id);
      if (message) report(message, at('rules', place));
    }
    if (!pages.includes(page)) {
      report(`There is no page "${page}".${didYouMean(page, pages)}`, at('page'));
      continue;
    }
    const unpublished = guideOf(page as PageId) && whyUnpublished(page.slice(7), today);
    if (unpublished) report(unpublished, at('page'));
    const missing = anchor && whyNoSection(page as PageId, anchor);
    if (missing) report(missing, at('anchor'));
  }
}

/** Why an id is neither that of a rule, nor of a milestone or act; undefined when it is one. */
function whyNoLaw(id: string): string | undefined {
  const faults = (['rules', 'milestones', 'acts'] as const).map((list) => whyNoEntry(list, id));
  if (faults.includes(undefined)) return undefined;
  return faults.find((fault) => fault?.includes('unsure')) ?? faults[0];
}

function whyNoSection(page: PageId, anchor: string): string | undefined {
  for (const locale of locales) {
    const known = sectionsOf(page, locale);
    if (known === 'unknown' || known.includes(anchor)) continue;
    return known === 'none'
      ? `The sections of the page "${page}" have no stable addresses; leave "anchor" out.`
      : `The page "${page}" has no section "${anchor}" (${locale}).${didYouMean(anchor, known)}`;
  }
  return undefined;
}

/** Figures in questions and answers must match the law in force. */
function lawStated(
  file: string,
  document: YamlDocument,
  questions: readonly QuestionEntry[],
  register: Register,
  day: string,
): ContentProblem[] {
  return document.texts().flatMap((passage) => {
    const locale = locales.find((each) => each === passage.path.at(-1));
    const entry = questions[Number(passage.path[1])];
    if (!locale || !entry) return [];
    const subjects = new Set([
      ...(readGuideData(slugOfSubject(entry.subject)).value?.subjects ?? []),
      ...entry.rules.flatMap((id) => subjectOf(register, id) ?? []),
      ...subjectsNamed(passage.text, locale, register),
    ]);
    return checkLawStated(file, locale, [passage], [...subjects], day);
  });
}
