import {
  type Criterion,
  type CriterionGroup,
  flatCriteria,
  isGroup,
  isNumber,
  type RuleVersion,
} from '@/law/register';
import { type Locale, localeTags } from '@/lib/i18n/locales';

/** The name of a threshold; counts that a rule merely states are none. */
const testName = (criterion: Criterion, locale: Locale): string | undefined =>
  isNumber(criterion) && criterion.operator !== 'equal' ? criterion.label?.[locale] : undefined;

/**
 * How the thresholds of a wording combine: `average headcount and net turnover`. Undefined when it has one or none.
 * @param twoOfThree says that two of three are enough.
 */
export function combined(
  { combine, criteria = [] }: Pick<RuleVersion, 'combine' | 'criteria'>,
  locale: Locale,
  twoOfThree: (tests: string) => string,
): string | undefined {
  /** The thresholds of a group as one text, and whether it joins several. */
  const textOf = ({ combine: how = 'all', criteria: members }: CriterionGroup): Joined => {
    const parts = members
      .map((each) => (isGroup(each) ? textOf(each) : { text: testName(each, locale) }))
      .filter(({ text }) => text !== undefined);
    const [only] = parts;
    if (only && parts.length === 1) return only;
    const type = how === 'any' ? 'disjunction' : 'conjunction';
    const list = new Intl.ListFormat(localeTags[locale], { type });
    const said = parts.flatMap(({ text }) => text ?? []);
    if (said.length === 0) return {};
    if (how === 'two-of-three') return { text: twoOfThree(list.format(said)), several: true };
    if (!parts.some(({ several }) => several)) return { text: list.format(said), several: true };
    const word = list.formatToParts(['', '']).find((part) => part.type === 'literal')?.value ?? ' ';
    return { text: said.join(`${locale === 'fr' ? ' ;' : ';'}${word}`), several: true };
  };
  const tests = flatCriteria(criteria).filter((each) => testName(each, locale) !== undefined);
  return tests.length < 2 ? undefined : textOf({ combine, criteria }).text;
}

interface Joined {
  text?: string | undefined;
  several?: boolean;
}
