import type { FigureValue } from '@/law/figures';
import type { OmnibusContext } from './context';

/** What a figure is, before its value: `effectif moyen :`. Rules with a single figure may name it themselves. */
export function FigureLabel({
  value,
  context,
}: {
  value: FigureValue | undefined;
  context: OmnibusContext;
}) {
  const label = value?.criterion.label?.[context.locale];
  return label ? `${label}${context.words.colon}` : null;
}

/** On whom or over what a figure is measured, or who says it, after its value. */
export const FigureScope = ({
  value,
  context,
}: {
  value: FigureValue | undefined;
  context: OmnibusContext;
}) => {
  const scope = value?.criterion.scope?.[context.locale];
  return scope ? ` (${scope})` : null;
};
