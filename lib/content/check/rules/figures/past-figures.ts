import { versionOn } from '@/lib/law/as-at';
import { criterionName } from '@/lib/law/figures';
import {
  flatCriteria,
  isNumber,
  type NumberCriterion,
  type Register,
  type RuleVersion,
} from '@/lib/law/register';
import { oncePerObject } from '@/lib/once';

/** A value that the law no longer has. */
export interface PastFigure {
  /** `csrd-scope.employees`. */
  name: string;
  /** The last day on which it was the law. */
  until: string;
}

/** A value in the form of a figure read in a text; undefined for units that texts are not read for. */
export const keyOfValue = ({ unit, value }: NumberCriterion): string | undefined => {
  switch (unit) {
    case 'employees':
    case 'percent':
      return `${unit}:${value}`;
    case 'eur':
      return `amount:${value}`;
    default:
      return undefined;
  }
};

const keysOf = (version: RuleVersion): { key: string; criterion: NumberCriterion }[] =>
  flatCriteria(version.criteria)
    .filter(isNumber)
    .flatMap((criterion) => {
      const key = keyOfValue(criterion);
      return key ? { key, criterion } : [];
    });

/**
 * Outdated figures of some subjects on a day, by the key of a figure in a text; without values that another
 * rule of these subjects still has.
 */
export const pastFigures = (
  register: Register,
  subjects: readonly string[],
  day: string,
): ReadonlyMap<string, PastFigure> => pastFiguresOf(register, `${day} ${subjects.join(' ')}`);

const pastFiguresOf = oncePerObject((register: Register, key: string) => {
  const [day = '', ...subjects] = key.split(' ');
  const rules = subjects.flatMap((subject) => register[subject]?.rules ?? []);
  const present = new Set<string>();
  const past = new Map<string, PastFigure>();
  for (const rule of rules) {
    const now = versionOn(rule, day);
    for (const version of rule.versions.filter(({ proposed }) => !proposed)) {
      for (const { key, criterion } of keysOf(version)) {
        const { until } = version;
        if (version === now || version.from > day) present.add(key);
        else if (until !== undefined && until < day)
          past.set(key, { name: `${rule.id}.${criterionName(criterion)}`, until });
      }
    }
  }
  for (const name of present) past.delete(name);
  return past;
});
