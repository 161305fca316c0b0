import type { LawSubject } from '@/law/register';
import { type LawFile, readLaw } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { checkActs } from './law/acts';
import { checkAddresses } from './law/addresses';
import { checkCertainty } from './law/certainty';
import { checkCriteria } from './law/criteria';
import { checkCycles } from './law/cycles';
import { checkIds } from './law/ids';
import { knownEntries } from './law/known-entries';
import { checkMilestones } from './law/milestones';
import { checkPeriods } from './law/periods';
import { checkReferences } from './law/references';
import { checkReview } from './law/review';
import { checkSentences } from './law/sentences';
import type { YamlReport } from './report';
import { checkBilingualWording } from './rules/wording/wording';

/**
 * Checks the register of law: each file, and references between them. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, which decides what checks are overdue.
 */
export function checkLaw(today: string, actualDay = today): ContentProblem[] {
  const files = readLaw();
  const known = knownEntries(files);
  return [
    ...files.flatMap(({ file, problems, document }) => [
      ...problems,
      ...(document ? checkBilingualWording(file, document) : []),
    ]),
    ...checkIds(files),
    ...soundFiles(files).flatMap(({ file, subject, value, document }) => {
      const problems: ContentProblem[] = [];
      const report: YamlReport = (message, path) =>
        problems.push(errorAt(file, message, document.placeOf(path)));
      checkActs(value, report);
      checkAddresses(value, report);
      checkPeriods(value, report);
      checkCriteria(value, report);
      checkMilestones(value, known, report);
      checkReferences(value, known, report);
      checkCertainty(value, known, report);
      checkCycles(value, known, report);
      return [
        ...problems,
        ...checkSentences(file, subject, value, document, today),
        ...checkReview(file, value, document, actualDay),
      ];
    }),
  ];
}

type Sound = LawFile & {
  value: LawSubject;
  document: NonNullable<LawFile['document']>;
};
const soundFiles = (files: readonly LawFile[]): Sound[] =>
  files.filter((file): file is Sound => file.value !== undefined && file.document !== undefined);
