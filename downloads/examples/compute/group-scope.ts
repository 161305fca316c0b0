import { type Entity, eliminated } from '@/downloads/examples/data/group';
import { evaluate } from '@/law/evaluation/evaluate';
import { type Profile, withSteadyYears } from '@/law/evaluation/profile';
import type { Register } from '@/law/register';

/** Sizes of an entity alone, or of a group on a consolidated basis. */
export type Size = Pick<Entity, 'employees' | 'turnover' | 'balanceSheet'>;

/** An entity, or its whole group, and what each layer of law asks of it. */
export interface ScopeOf {
  readonly size: Size;
  /** By its own size, under the directive. */
  readonly eu: Standing;
  /** Under the French rules that stand until transposition. */
  readonly fr: Standing;
}

/** Out of scope; in scope; or in scope, and exempt because its parent's report includes it. */
export type Standing = 'out' | 'in-scope' | 'exempt';

const EU_RULES = ['csrd-scope', 'csrd-scope-group'] as const;
const FRENCH_RULES = ['fr-csrd-wave-1', 'fr-csrd-wave-2'] as const;

/** Sizes added up, less what consolidation takes out. */
export function consolidated(
  entities: readonly Entity[],
  less: typeof eliminated = eliminated,
): Size {
  const sum = (measure: keyof Size) =>
    entities.reduce((total, entity) => total + entity[measure], 0);
  return {
    employees: sum('employees'),
    turnover: sum('turnover') - less.turnover,
    balanceSheet: sum('balanceSheet') - less.balanceSheet,
  };
}

interface Place {
  /** Whose sizes count for rules on groups: those of the group, for its parent. */
  readonly group: Size;
  readonly isParent: boolean;
}

const profileOf = (entity: Entity, { group, isParent }: Place): Profile =>
  withSteadyYears({
    established: entity.established,
    figures: {
      employees: entity.employees,
      turnover: entity.turnover,
      'balance-sheet': entity.balanceSheet,
      'group-employees': group.employees,
      'group-turnover': group.turnover,
      'group-balance-sheet': group.balanceSheet,
    },
    flags: {
      listed: false,
      'public-interest-entity': false,
      parent: isParent,
      'in-parent-report': !isParent,
    },
  });

/** What the law of a day says of one entity: a parent with its group, or a subsidiary without any. */
export function scopeOf(register: Register, day: string, entity: Entity, group?: Size): ScopeOf {
  const place = { group: group ?? entity, isParent: group !== undefined };
  const { eu, fr } = evaluate(register, profileOf(entity, place), day);
  const standing = (outcomes: typeof eu, rules: readonly string[]): Standing => {
    const met = outcomes.filter(({ rule, truth }) => rules.includes(rule.id) && truth === 'yes');
    if (met.length === 0) return 'out';
    const isExempt = met.every(({ exemptions }) => exemptions.some(({ truth }) => truth === 'yes'));
    return isExempt ? 'exempt' : 'in-scope';
  };
  return {
    size: group ?? entity,
    eu: standing(eu, EU_RULES),
    fr: standing(fr, FRENCH_RULES),
  };
}
