import { subjectOf } from '@/law/find';
import type { Register } from '@/law/register';
import { locales } from '@/lib/i18n/locales';
import { readGuideData } from '@/loaders/guide-files';
import { soundRegister } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { type QuestionEntry, readQuestions, slugOfSubject } from '@/loaders/questions';
import type { YamlDocument } from '@/loaders/yaml/document';
import { checkLawStated } from './guides/law';
import { overtakenAnswers } from './questions/overtaken';
import { checkReferences } from './questions/references';
import type { YamlReport } from './report';
import { subjectsNamed } from './rules/figures/subjects-named';
import { checkBilingualWording } from './rules/wording/wording';

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
  const report: YamlReport = (message, path) =>
    problems.push(errorAt(file, message, document.placeOf(path)));
  const { register } = soundRegister();
  checkReferences(value.questions, today, report);
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
