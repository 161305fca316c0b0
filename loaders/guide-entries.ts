import type { FigureValue } from '@/law/figures';
import type { KnownMilestone } from '@/law/milestones';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import type { GuideFigure, GuideLaw, GuideRule } from './guide-law';
import { nameList } from './mdx/tree';

/** Milestones in the order of an `ids="a b"` attribute, or all of them by date; a year comes before its days. */
export function milestonesShown(
  { milestones }: Pick<GuideLaw, 'milestones'>,
  ids: string | undefined,
): KnownMilestone[] {
  if (!ids) return milestones.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return nameList(ids).map((id) => {
    const milestone = milestones.find((each) => each.id === id);
    if (!milestone) throw new Error(`guide.yaml has no entry "${id}".`);
    return milestone;
  });
}

/** @throws when the rule is not listed in guide.yaml, or is not the law of the day. */
export function ruleNamed({ rules }: Pick<GuideLaw, 'rules'>, id: string): GuideRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`guide.yaml has no rule "${id}" that is the law of the day.`);
  return rule;
}

/** `Champ de la CSRD : effectif moyen`; the second part is optional for a rule with a single figure. */
export function figureTitle(
  { rule }: Pick<GuideFigure, 'rule'>,
  { criterion }: Pick<FigureValue, 'criterion'>,
  locale: Locale,
): string {
  const { label } = criterion;
  return label ? `${rule.label[locale]}${COLON[locale]}${label[locale]}` : rule.label[locale];
}
