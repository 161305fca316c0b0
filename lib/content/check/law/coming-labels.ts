import { pastFigures } from '@/lib/content/check/rules/figures/past-figures';
import { staleFigures } from '@/lib/content/check/rules/figures/stale-figures';
import type { ContentProblem } from '@/lib/content/problems/problem';
import type { YamlDocument } from '@/lib/content/yaml/document';
import { locales } from '@/lib/i18n/locales';
import { milestoneState } from '@/lib/law/milestone-state';
import type { LawSubject } from '@/lib/law/register';

/** Labels of future milestones must state current figures; those of past ones may keep theirs. */
export function checkComingLabels(
  file: string,
  subject: LawSubject,
  document: YamlDocument,
  today: string,
): ContentProblem[] {
  const past = pastFigures({ subject }, ['subject'], today);
  return document.texts().flatMap((passage) => {
    const [list, place, key, language] = passage.path;
    const milestone = list === 'milestones' && key === 'label' && subject.milestones[Number(place)];
    const locale = locales.find((each) => each === language);
    if (!milestone || !locale) return [];
    const isComing = ['current', 'upcoming'].includes(milestoneState(milestone, today));
    return isComing ? staleFigures(file, locale, [passage], past) : [];
  });
}
