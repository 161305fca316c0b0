import { entriesOf, subjectOf } from '@/law/entries';
import type { Register } from '@/law/register';
import { locales } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { allGuideSlugs, readGuide, readGuideData } from '@/loaders/guide-files';
import { soundRegister, whyNoEntry } from '@/loaders/law';
import { displayPath } from '@/loaders/paths';
import type { ContentProblem } from '@/loaders/problems';
import { PRODUCT, type QuestionEntry, readQuestions, slugOfSubject } from '@/loaders/questions';
import { guideOf, type PageId } from '@/loaders/routes/registry';
import type { YamlDocument } from '@/loaders/yaml/document';
import { notAfter, reportTo, type YamlReport } from './report';
import { checkLawStated } from './rules/law-stated';
import { subjectsNamed } from './rules/law-values';
import { linkTargets, sectionsOf, whyNoPage, whyUnpublished } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the questions that people ask, and their answers. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, after which no review was done.
 */
export function checkQuestions(today: string, actualDay = today): ContentProblem[] {
  const { file, value, document, problems: faults } = readQuestions();
  if (!document) return [...faults];
  const problems = [...faults, ...checkBilingualWording(file, document)];
  if (!value) return problems;
  const report = reportTo(problems, file, document);
  const { register } = soundRegister();
  checkQuestionReferences(value.questions, today, report);
  checkNames(value.questions, report);
  for (const [index, { reviewedOn }] of value.questions.entries())
    notAfter(actualDay, report, 'reviewedOn', reviewedOn, ['questions', index, 'reviewedOn']);
  return [...problems, ...lawStated(file, document, value.questions, register, today)];
}

/** Whatever questions name must exist: subject, page, section, entries of the register. */
function checkQuestionReferences(
  questions: readonly QuestionEntry[],
  today: string,
  report: YamlReport,
): void {
  const slugs = allGuideSlugs();
  const subjects = [
    ...slugs.flatMap((slug) => (slug.endsWith('guide') ? slug.replace(/guide$/, '') : [])),
    PRODUCT,
  ];
  const pages = linkTargets();
  for (const [index, { subject, rules, page, anchor }] of questions.entries()) {
    const at = (...path: (string | number)[]) => ['questions', index, ...path];
    const slug = slugOfSubject(subject);
    // Where its guide is the page too, one message says that it is gone.
    if (subject !== PRODUCT && !slugs.includes(slug) && page !== `guides/${slug}`)
      report(
        say('"#{subject}" is not a subject.#{hint}', {
          subject,
          hint: didYouMean(subject, subjects),
        }),
        at('subject'),
      );
    for (const [place, id] of rules.entries()) report(whyNoLaw(id), at('rules', place));
    const noPage = whyNoPage(page, pages);
    if (noPage) {
      report(noPage, at('page'));
      continue;
    }
    // Questions of a guide that is not published wait for it.
    const isShown = !slugs.includes(slug) || whyUnpublished(slug, today) === undefined;
    if (isShown && guideOf(page as PageId))
      report(whyUnpublished(page.slice(7), today), at('page'));
    if (anchor) report(whyNoSection(page as PageId, anchor), at('anchor'));
  }
}

/** The most for which a title such as "GRI Standards, 12 questions and answers" has 60 characters. */
const NAME = 34;

/** The page of a guide's questions is named after it, by the title for lists where it has one. */
function checkNames(questions: readonly QuestionEntry[], report: YamlReport): void {
  const slugs = allGuideSlugs();
  const subjects = questions.map(({ subject }) => subject);
  for (const [index, subject] of subjects.entries()) {
    const slug = slugOfSubject(subject);
    if (subjects.indexOf(subject) < index || !slugs.includes(slug)) continue;
    for (const { file, frontMatter } of Object.values(readGuide(slug).texts)) {
      const name = frontMatter?.cardTitle ?? frontMatter?.title ?? '';
      if (name.length > NAME)
        report(
          say(
            '"#{name}" is too long to head the page of its questions; give #{file} a cardTitle of at most #{max} characters.',
            { name, file: displayPath(file), max: NAME },
          ),
          ['questions', index, 'subject'],
        );
    }
  }
}

/** Why an id is neither that of a rule, nor of a milestone or act; undefined when it is one. */
function whyNoLaw(id: string): string | undefined {
  const lists = ['rules', 'milestones', 'acts'] as const;
  const everything = entriesOf(soundRegister().everything);
  return whyNoEntry(lists.find((list) => everything[list].has(id)) ?? 'rules', id);
}

function whyNoSection(page: PageId, anchor: string): string | undefined {
  for (const locale of locales) {
    const known = sectionsOf(page, locale);
    if (known === 'unknown' || known.includes(anchor)) continue;
    return known === 'none'
      ? say('The sections of the page "#{page}" have no stable addresses; leave "anchor" out.', {
          page,
        })
      : say('The page "#{page}" has no section "#{anchor}" (#{locale}).#{hint}', {
          page,
          anchor,
          locale,
          hint: didYouMean(anchor, known),
        });
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
