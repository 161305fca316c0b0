import type { FigureValue } from '@/law/figures';
import type { KnownMilestone } from '@/law/milestones';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/sentences';
import type { GuideFigure, GuideLaw, GuideRule } from './guide-law';
import { nameList } from './mdx/tree';

/** The entries an `ids="a b"` attribute names, in its order; all of them without one. */
export function pick<T>(
  items: readonly T[],
  ids: string | undefined,
  nameOf: (item: T) => string,
): T[] {
  if (!ids) return [...items];
  return nameList(ids).map((id) => {
    const item = items.find((candidate) => nameOf(candidate) === id);
    if (!item) throw new Error(`guide.yaml has no entry "${id}".`);
    return item;
  });
}

/** Sorts entries by date, stably; a year sorts before its days. */
const chronological = <T extends { date: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** Milestones in the order of an `ids` attribute, or all of them by date. */
export const milestonesShown = (
  { milestones }: Pick<GuideLaw, 'milestones'>,
  ids: string | undefined,
): KnownMilestone[] => (ids ? pick(milestones, ids, ({ id }) => id) : chronological(milestones));

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
