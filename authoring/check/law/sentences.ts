import { namedFigures } from '@/authoring/check/guides/law';
import { lawValues } from '@/authoring/check/rules/figures/law-values';
import { staleFigures } from '@/authoring/check/rules/figures/stale-figures';
import { subjectsNamed } from '@/authoring/check/rules/figures/subjects-named';
import { milestoneState } from '@/law/milestone-state';
import type { LawSubject, Register } from '@/law/register';
import { type DayOf, dayOfChange, dayOfMilestone, dayOfVersion } from '@/law/sentences';
import { locales } from '@/lib/i18n/locales';
import { soundRegister } from '@/loaders/law';
import type { ContentProblem } from '@/loaders/problems';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';

/**
 * Figures in sentences of the register are named, and exist on the day they speak of. Past milestones and
 * wordings keep the figures of their time, and so does the log of changes, as far as they are past.
 */
export function checkSentences(
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
    const values = lawValues(register, subjects, today).filter(({ names }) =>
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
