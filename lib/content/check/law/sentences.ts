import { namedFigures } from '@/lib/content/check/guides/law';
import { pastFigures } from '@/lib/content/check/rules/figures/past-figures';
import { staleFigures } from '@/lib/content/check/rules/figures/stale-figures';
import { soundRegister } from '@/lib/content/load/law';
import type { ContentProblem } from '@/lib/content/problems/problem';
import type { YamlDocument, YamlPath } from '@/lib/content/yaml/document';
import { locales } from '@/lib/i18n/locales';
import { milestoneState } from '@/lib/law/milestone-state';
import type { LawSubject, Register } from '@/lib/law/register';
import { type DayOf, dayOfChange, dayOfMilestone, dayOfVersion } from '@/lib/law/sentences';

/**
 * Figures that sentences of the register name must exist on the day they speak of. Labels of future
 * milestones must state current figures; those of past ones may keep theirs.
 */
export function checkSentences(
  file: string,
  subject: LawSubject,
  document: YamlDocument,
  today: string,
): ContentProblem[] {
  const { everything } = soundRegister();
  const past = pastFigures({ subject }, ['subject'], today);
  return document.texts().flatMap((passage) => {
    const dayOf = dayOfSentence(passage.path, subject, everything, today);
    const locale = locales.find((each) => each === passage.path.at(-1));
    if (!dayOf || !locale) return [];
    const [list, place, key] = passage.path;
    const milestone = list === 'milestones' && key === 'label' && subject.milestones[Number(place)];
    const isComing =
      milestone && ['current', 'upcoming'].includes(milestoneState(milestone, today));
    return [
      ...namedFigures(file, [passage], dayOf),
      ...(isComing ? staleFigures(file, locale, [passage], past) : []),
    ];
  });
}

/** The day of the law that the sentence at a path speaks of; undefined for other words. */
function dayOfSentence(
  [list, place, key, at]: YamlPath,
  { rules, milestones, changes }: LawSubject,
  register: Register,
  today: string,
): DayOf | undefined {
  const version =
    list === 'rules' && key === 'versions' && rules[Number(place)]?.versions[Number(at)];
  const milestone = list === 'milestones' && milestones[Number(place)];
  const change = list === 'changes' && changes[Number(place)];
  if (version) return dayOfVersion(version, today);
  if (milestone) return dayOfMilestone(milestone, register);
  return change ? dayOfChange(change, register) : undefined;
}
