import { entriesOf } from '@/law/find';
import type { LawChange, LawSubject, Register, Rule } from '@/law/register';
import { isOmnibus, omnibusStart } from './acts';
import type { OmnibusRegime } from './regimes';
import { type RuleHistory, ruleHistory } from './rule-history';

/** What Omnibus I did to a regime, by whose law it is. */
export interface RegimeHistory {
  eu: RuleHistory[];
  fr: RuleHistory[];
}

/**
 * The Union's rules of a regime that an act of Omnibus I worded, or that its entry in the log of changes
 * names; then the French ones, changed or not, since France may not have transposed the change.
 */
export function regimeHistory(
  register: Register,
  { subjects, french }: OmnibusRegime,
  day: string,
): RegimeHistory {
  const { rules } = entriesOf(register);
  const since = { from: omnibusStart(register), day };
  const history = (rule: Rule) => ruleHistory(register, rule, since);
  const named = rulesNamed(register, day);
  const eu = subjects
    .flatMap((id) => register[id]?.rules ?? [])
    .filter(({ layer }) => layer === 'eu')
    .filter((rule) => isWordedBy(rule, day) || named.has(rule.id))
    .map(history)
    // The log also names rules that it leaves as they were.
    .filter(({ rule, past }) => past.length > 0 || isWordedBy(rule, day));
  const fr = french.flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [history(rule)] : [];
  });
  return { eu, fr: fr.filter(({ now, past }) => now !== undefined || past.length > 0) };
}

const isWordedBy = ({ versions }: Rule, day: string): boolean =>
  versions.some(({ act, from, proposed }) => !proposed && from <= day && isOmnibus(act));

/** Entries of the log of changes that Omnibus I made by a day, oldest first. */
const changesBy = (register: Register, day: string): LawChange[] =>
  Object.values(register)
    .flatMap(({ changes }: LawSubject) => changes)
    .filter(({ act, date }) => isOmnibus(act) && date <= day)
    .sort((a, b) => (a.date < b.date ? -1 : 1));

const rulesNamed = (register: Register, day: string): ReadonlySet<string> =>
  new Set(changesBy(register, day).flatMap(({ rules = [] }) => rules));

/** The last change to a rule, by its id: the one that ended a rule which is no longer the law. */
export const endedBy = (register: Register, id: string, day: string): LawChange | undefined =>
  changesBy(register, day).findLast(({ rules }) => rules?.includes(id));
