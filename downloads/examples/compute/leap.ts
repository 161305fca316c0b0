import type { Dependency } from '@/downloads/examples/data/site';

export interface ScoredDependency extends Dependency {
  /** From 1 to 25. */
  readonly score: number;
  readonly takenFurther: boolean;
}

/** Dependencies by score, the highest first: how much the site relies on a service times its degradation. */
export const scoreDependencies = (
  dependencies: readonly Dependency[],
  threshold: number,
): ScoredDependency[] =>
  dependencies
    .map((dependency) => {
      const score = dependency.reliance * dependency.degradation;
      return { ...dependency, score, takenFurther: score >= threshold };
    })
    .sort((a, b) => b.score - a.score);

/** Water drawn in months under restriction, in cubic metres. */
export const waterAtRisk = ({
  drawn,
  restrictedPercent,
}: {
  drawn: number;
  restrictedPercent: number;
}) => (drawn * restrictedPercent) / 100;
