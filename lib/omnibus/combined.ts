import { type Locale, localeTags } from '@/lib/i18n/locales';
import {
  type Criterion,
  type CriterionGroup,
  flatCriteria,
  isGroup,
  isNumber,
  type RuleVersion,
} from '@/lib/law/register';

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
  const textOf = ({ combine: how = 'all', criteria: members }: CriterionGroup): string[] => {
    const parts = members.map((each) =>
      isGroup(each) ? textOf(each) : [testName(each, locale) ?? []].flat(),
    );
    const said = parts.flat();
    if (said.length < 2) return said;
    const type = how === 'any' ? 'disjunction' : 'conjunction';
    const list = new Intl.ListFormat(localeTags[locale], { type });
    if (how === 'two-of-three') return [twoOfThree(list.format(said))];
    if (!members.some((each, index) => isGroup(each) && parts[index]?.length))
      return [list.format(said)];
    const word = list.formatToParts(['', '']).find((part) => part.type === 'literal')?.value ?? ' ';
    return [said.join(`${locale === 'fr' ? ' ;' : ';'}${word}`)];
  };
  const tests = flatCriteria(criteria).filter((each) => testName(each, locale) !== undefined);
  return tests.length < 2 ? undefined : textOf({ combine, criteria })[0];
}
