import { milestoneState } from '@/law/milestones';
import { type DayOf, dayOfChange, dayOfMilestone, dayOfVersion } from '@/law/placeholders';
import type { LawSubject, Register } from '@/law/register';
import { locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { readEvidence } from '@/loaders/evidence';
import { type LawFile, readLaw, soundRegister } from '@/loaders/law';
import type { ContentProblem } from '@/loaders/problems';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';
import { checkActs, checkAddresses } from './law/acts';
import { checkCycles } from './law/cycles';
import {
  checkCertainty,
  checkIds,
  checkLawReferences,
  checkMilestones,
  knownEntries,
} from './law/references';
import { checkCriteria, checkPeriods } from './law/rules';
import { notAfter, reportTo, whatWaits } from './report';
import { namedFigures, staleFigures } from './rules/law-stated';
import { lawValues, subjectsNamed } from './rules/law-values';
import { checkBilingualWording } from './rules/wording';

const WAITING = say(
  'Whether texts name figures, rules and dates that exist is checked once this file has no errors.',
);

/**
 * Checks the register of law: each file, and references between them. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, after which no check was done.
 */
export function checkLaw(today: string, actualDay = today): ContentProblem[] {
  const files = readLaw();
  const known = knownEntries(files);
  return [
    ...checkEvidence(actualDay),
    ...files.flatMap(({ file, problems, document }) => [
      ...problems,
      ...(document ? checkBilingualWording(file, document) : []),
    ]),
    ...whatWaits(
      files.flatMap(({ value, problems }) => (value ? [] : problems)),
      WAITING,
    ),
    ...checkIds(files),
    ...soundFiles(files).flatMap(({ file, subject, value, document }) => {
      const problems: ContentProblem[] = [];
      const report = reportTo(problems, file, document);
      checkActs(value, report);
      checkAddresses(value, report);
      checkPeriods(value, report);
      checkCriteria(value, report);
      checkMilestones(value, known, report);
      checkLawReferences(value, known, report);
      checkCertainty(value, known, report);
      checkCycles(value, known, report);
      notAfter(actualDay, report, 'checkedOn', value.checkedOn, ['checkedOn']);
      return [...problems, ...checkSentences(file, subject, value, document, today)];
    }),
  ];
}

/**
 * Figures in sentences of the register are named, and exist on the day they speak of. Past milestones and
 * wordings keep the figures of their time, and so does the log of changes, as far as they are past.
 */
function checkSentences(
  file: string,
  id: string,
  subject: LawSubject,
  document: YamlDocument,
  today: string,
): ContentProblem[] {
  const { register, everything } = soundRegister();
  return document.texts().flatMap((passage) => {
    const sentence = sentenceAt(passage.path, subject, everything, today);
    const locale = locales.find((each) => each === passage.path.at(-1));
    if (!sentence || !locale) return [];
    const { dayOf, states } = sentence;
    const subjects = [id, ...subjectsNamed(passage.text, locale, register)];
    const values = lawValues(register, today, ...new Set(subjects)).filter(({ names }) =>
      states === 'present' ? names.size > 0 : states === 'all',
    );
    return [
      ...namedFigures(file, [passage], dayOf),
      ...staleFigures(file, locale, [passage], values),
    ];
  });
}

interface Sentence {
  dayOf: DayOf;
  /** Which values it may not state without naming the figure. */
  states: 'all' | 'present' | 'none';
}

/** What the sentence at a path speaks of; undefined for other words. */
function sentenceAt(
  [list, place, key, at]: YamlPath,
  { rules, milestones, changes }: LawSubject,
  register: Register,
  today: string,
): Sentence | undefined {
  const version =
    list === 'rules' && key === 'versions' && rules[Number(place)]?.versions[Number(at)];
  const milestone = list === 'milestones' && milestones[Number(place)];
  const change = list === 'changes' && changes[Number(place)];
  if (version) {
    const isOver = version.until !== undefined && version.until < today;
    return { dayOf: dayOfVersion(version, today), states: isOver ? 'none' : 'all' };
  }
  if (milestone) {
    const isComing = ['current', 'upcoming'].includes(milestoneState(milestone, today));
    return { dayOf: dayOfMilestone(milestone, register), states: isComing ? 'all' : 'none' };
  }
  return change ? { dayOf: dayOfChange(change, register), states: 'present' } : undefined;
}

type Sound = LawFile & {
  value: LawSubject;
  document: NonNullable<LawFile['document']>;
};
const soundFiles = (files: readonly LawFile[]): Sound[] =>
  files.filter((file): file is Sound => file.value !== undefined && file.document !== undefined);

/** The days of the evidence: none is ahead. */
function checkEvidence(actualDay: string): ContentProblem[] {
  const { file, problems, document, value } = readEvidence();
  const found = [...problems];
  if (!value || !document) return found;
  const report = reportTo(found, file, document);
  for (const [law, day] of Object.entries(value)) notAfter(actualDay, report, law, day, [law]);
  return found;
}
