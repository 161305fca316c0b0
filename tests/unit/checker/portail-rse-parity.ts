import { check, type Verdict } from '@/lib/checker/result';
import { frenchCompanies, profileOfFrench } from './french-companies';
import { law } from './law-fixture';
import { type FrenchCompany, type PortalRegime, portal } from './portail-rse';

/** Why the checker answers otherwise than the portal for some companies. */
export interface Difference {
  /** The provision, and what of it the two read or ask otherwise. */
  because: string;
  ours: Verdict;
  applies: (company: FrenchCompany) => boolean;
}

export interface Compared {
  company: FrenchCompany;
  theirs: Verdict;
  ours: Verdict | undefined;
}

const compared = (regime: PortalRegime): Compared[] =>
  frenchCompanies().map((company) => ({
    company,
    theirs: portal[regime](company) ? 'yes' : 'no',
    ours: check(law, profileOfFrench(company))
      .find(({ id }) => id === regime)
      ?.layers.find(({ layer }) => layer === 'fr')?.verdict,
  }));

/**
 * States that the French layer agrees with the portal on a regime, or that a provision explains why not.
 * @param least how many of the companies they agree on, at least.
 */
export function itAgreesWithThePortal(
  regime: PortalRegime,
  least: number,
  differences: readonly Difference[] = [],
): void {
  const all = compared(regime);
  const apart = all.filter(({ theirs, ours }) => theirs !== ours);
  const explains = ({ company, ours }: Compared) =>
    differences.filter((each) => each.ours === ours && each.applies(company));

  it(`agrees with the portal on ${regime}, or a provision explains why not`, () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(apart.filter((each) => explains(each).length === 0)).toEqual([]);
    expect(all.length - apart.length).toBeGreaterThanOrEqual(least);
    expect(new Set(all.map(({ theirs }) => theirs))).toEqual(new Set(['yes', 'no']));
  });

  for (const difference of differences)
    it(`differs on ${regime}: ${difference.because}`, () => {
      expect(apart.some((each) => explains(each).includes(difference))).toBe(true);
    });
}
