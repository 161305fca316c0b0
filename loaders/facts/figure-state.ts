import { isWithin } from '@/law/days';
import type { FigureValue } from '@/law/figures';
import type { Locale } from '@/lib/i18n/locales';
import { COLON } from '@/lib/typography/colon';
import type { GuideFigure, GuideLaw } from './guide-law';

export type FigureState = 'past' | 'present' | 'future' | 'proposed';

/** Whether a value was the law, is it, will be, or is only proposed, on a day. */
export function figureState(
  value: Pick<FigureValue, 'from' | 'until' | 'version'>,
  day: string,
): FigureState {
  if (value.version.proposed) return 'proposed';
  if (isWithin(day, value)) return 'present';
  return value.from > day ? 'future' : 'past';
}

/** Values of a figure by their state on a day, a proposed one as present; the latest earlier value comes first. */
export function figureParts({ values }: Pick<GuideFigure, 'values'>, day: string) {
  const of = (state: FigureState) => values.filter((value) => figureState(value, day) === state);
  const [present] = [...of('present'), ...of('proposed')];
  return { present, future: of('future'), past: of('past').reverse() };
}

/** @throws when guide.yaml does not list the figure. */
export function figureNamed({ figures }: Pick<GuideLaw, 'figures'>, name: string): GuideFigure {
  const figure = figures.find((candidate) => candidate.name === name);
  if (!figure) throw new Error(`guide.yaml has no figure "${name}".`);
  return figure;
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
