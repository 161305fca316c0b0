import { evaluate } from '@/law/evaluation/evaluate';
import { type Profile, withSteadyYears } from '@/law/evaluation/profile';
import type { Register } from '@/law/register';
import type { ExampleData } from '@/loaders/examples';

// How the examples reach their results, each a function of what its file gives; spreadsheets use the same.

/** From 1 to 5. */
export type Grade = number;

/** The highest grade there is. */
export const TOP = 5;

interface Characteristics {
  readonly scale: Grade;
  readonly scope: Grade;
  readonly irremediability: Grade;
}

/** The severity of a negative impact: its highest characteristic, since one alone can suffice. */
export const severityOf = ({ scale, scope, irremediability }: Characteristics): Grade =>
  Math.max(scale, scope, irremediability);

/**
 * The score of a potential impact, from 1 to 5: severity, less where it is less likely. For human rights
 * severity takes precedence, and likelihood takes nothing away.
 */
export const scoreOf = (severity: number, likelihood: number, isHumanRights = false): number =>
  isHumanRights ? severity : (severity * likelihood) / TOP;

/** The lowest likelihood at which a potential impact reaches a threshold; undefined when none does. */
export const likelihoodNeeded = (severity: number, threshold: number): number | undefined =>
  Array.from({ length: TOP }, (_, index) => index + 1).find(
    (likelihood) => scoreOf(severity, likelihood) >= threshold,
  );

type Risk = ExampleData['csddd-risk-map']['risks'][number];

interface RankedRisk extends Risk {
  readonly severity: number;
  readonly gross: number;
  /** From 1, the first to be dealt with; those that nothing sets apart share theirs. */
  readonly rank: number;
}

/**
 * What a risk is ranked by, to be read digit by digit: severity, likelihood among equals, and among those still
 * equal how hard the harm is to undo. Measures taken against it do not enter.
 */
export const grossOf = (risk: Omit<Risk, 'impact' | 'measures'>): number =>
  100 * severityOf(risk) + 10 * risk.likelihood + risk.irremediability;

/** Risks in the order in which they are dealt with. */
export const rankRisks = (risks: readonly Risk[]): RankedRisk[] =>
  risks
    .map((risk) => ({ ...risk, severity: severityOf(risk), gross: grossOf(risk) }))
    .sort((a, b) => b.gross - a.gross)
    .map((risk, _, ranked) => ({
      ...risk,
      rank: 1 + ranked.filter(({ gross }) => gross > risk.gross).length,
    }));

/** Neighbours in the order that neither severity nor likelihood sets apart. */
export const tiesIn = (ranked: readonly RankedRisk[]): (readonly [RankedRisk, RankedRisk])[] =>
  ranked.flatMap((risk, index) => {
    const next = ranked[index + 1];
    return next?.severity === risk.severity && next.likelihood === risk.likelihood
      ? [[risk, next] as const]
      : [];
  });

type Leap = ExampleData['tnfd-leap'];
type Dependency = Leap['dependencies'][number];

/** Dependencies by score, the highest first: how much the site relies on a service times its degradation, from 1 to 25. */
export const scoreDependencies = (dependencies: readonly Dependency[], threshold: number) =>
  dependencies
    .map((dependency) => {
      const score = dependency.reliance * dependency.degradation;
      return { ...dependency, score, takenFurther: score >= threshold };
    })
    .sort((a, b) => b.score - a.score);

/** Water drawn in months under restriction, in cubic metres. */
export const waterAtRisk = ({ drawn, restrictedPercent }: Leap['water']): number =>
  (drawn * restrictedPercent) / 100;

type Group = ExampleData['csrd-group'];
type Entity = Group['parent'];

/** Sizes of an entity alone, or of a group on a consolidated basis. */
type Size = Pick<Entity, 'employees' | 'turnover' | 'balanceSheet'>;

/** Out of scope; in scope; or in scope, and exempt because its parent's report includes it. */
type Standing = 'out' | 'in-scope' | 'exempt';

const EU_RULES = ['csrd-scope', 'csrd-scope-group'] as const;
const FRENCH_RULES = ['fr-csrd-wave-1', 'fr-csrd-wave-2'] as const;

/** Sizes added up, less what consolidation takes out. */
export function consolidated(entities: readonly Entity[], less: Group['eliminated']): Size {
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
export function scopeOf(register: Register, day: string, entity: Entity, group?: Size) {
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
    /** By its own size, under the directive. */
    eu: standing(eu, EU_RULES),
    /** Under the French rules that stand until transposition. */
    fr: standing(fr, FRENCH_RULES),
  };
}
