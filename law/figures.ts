import { isWithin } from '@/lib/dates';
import { entriesOf } from './entries';
import {
  flatCriteria,
  isNumber,
  type NumberCriterion,
  type Register,
  type Rule,
  type RuleVersion,
} from './register';

/** One value that a figure had, and while it was the law. */
export interface FigureValue {
  criterion: NumberCriterion;
  version: RuleVersion;
  from: string;
  until: string | undefined;
}

/** The name of a criterion within its rule. */
export const criterionName = ({ id, measure }: Pick<NumberCriterion, 'id' | 'measure'>): string =>
  id ?? measure;

/**
 * Figures of a rule, each by its full name `csrd-scope.employees` with its values, oldest first. What is
 * proposed never mixes with the law; a rule that is proposed as a whole has the figures of the proposal.
 */
export function figuresOf(rule: Rule): Map<string, FigureValue[]> {
  const figures = new Map<string, FigureValue[]>();
  const law = rule.versions.filter(({ proposed }) => !proposed);
  for (const version of law.length > 0 ? law : rule.versions) {
    for (const criterion of flatCriteria(version.criteria).filter(isNumber)) {
      const name = `${rule.id}.${criterionName(criterion)}`;
      const value = { criterion, version, from: version.from, until: version.until };
      figures.set(name, [...(figures.get(name) ?? []), value]);
    }
  }
  return figures;
}

/** `csrd-scope.employees` is the figure `employees` of the rule `csrd-scope`. */
export const ruleOfFigure = (name: string): string => name.split('.', 1)[0] ?? '';

const sameValue = (a: FigureValue, b: FigureValue): boolean =>
  a.criterion.value === b.criterion.value &&
  a.criterion.operator === b.criterion.operator &&
  a.criterion.unit === b.criterion.unit;

/**
 * The values of a figure, oldest first. Wordings that follow one another and leave it as it was are
 * one value.
 * @throws when the register has no such figure.
 */
export function figureHistory(register: Register, name: string): FigureValue[] {
  const rule = entriesOf(register).rules.get(ruleOfFigure(name));
  const values = rule && figuresOf(rule).get(name);
  if (!values) throw new Error(`The register of law has no figure "${name}".`);
  const history: FigureValue[] = [];
  for (const value of values) {
    const last = history.at(-1);
    if (last && sameValue(last, value) && !isInterrupted(rule, last, value))
      history[history.length - 1] = { ...value, from: last.from };
    else history.push(value);
  }
  return history;
}

/** Whether another wording, or none, came between two values. */
const isInterrupted = ({ versions }: Rule, before: FigureValue, after: FigureValue): boolean => {
  const law = versions.filter(({ proposed }) => !proposed);
  return (
    law.indexOf(after.version) !== law.indexOf(before.version) + 1 ||
    after.version.gapBefore === true
  );
};

/** The value of a figure on a day; undefined when the law of that day does not have it. */
export const figureOn = (register: Register, name: string, day: string): FigureValue | undefined =>
  figureHistory(register, name).find((value) => isWithin(day, value));

/** The last change of a figure up to a day; undefined when it has had one value only, or has none any more. */
export function replacedFigure(register: Register, name: string, day: string) {
  const values = figureHistory(register, name);
  const at = values.findIndex((value) => isWithin(day, value));
  const [before, now] = [values[at - 1], values[at]];
  return before && now ? { before, now } : undefined;
}

/** Names of every figure of a register. */
export const figureNames = (register: Register): string[] =>
  [...entriesOf(register).rules.values()].flatMap((rule) => [...figuresOf(rule).keys()]);
