import type { Answers } from '@/law/checker/answers';

// The scope of French law as Portail RSE, the portal of the French State, publishes it for a company with its
// seat in France. Rules read in its source, whose licence is the AGPL 3.0; none of its code is here.
// https://github.com/betagouv/portail-rse, impact/reglementations/views/, July 2026.

/** Picks at random, in an order that its seed decides. */
function picker(seed: number): <Value>(values: readonly Value[]) => Value {
  let state = seed;
  return (values) => {
    // The minimal standard generator, of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return values[state % values.length] as (typeof values)[number];
  };
}

/** What a company answers to the checker. */
export const answersOf = (company: Readonly<Record<string, string | number>>): Answers =>
  Object.fromEntries(Object.entries(company).map(([name, value]) => [name, String(value)]));

/** Around every threshold of French law, and far from them. */
const sizes = [
  3, 9, 10, 11, 30, 49, 50, 51, 120, 249, 250, 251, 299, 300, 420, 499, 500, 501, 750, 999, 1000,
  1001, 3000, 4999, 5000, 5001, 7000, 9999, 10_000, 20_000,
];

/** To a thousand euros. */
const rounded = (millions: number): number => Math.round(millions * 1000) / 1000;

export type FrenchCompany = ReturnType<typeof frenchCompanies>[number];

/**
 * 360 French companies, the same at every run, steady over the years: what each answers to the checker. Numbers are
 * people, millions of euros, or gigawatt hours a year. The portal asks neither for an energy management system nor
 * for the vigilance plan of a parent.
 */
export function frenchCompanies() {
  const pick = picker(20_261_122);
  return sizes.flatMap((employees) =>
    Array.from({ length: 12 }, () => {
      const perHead = pick([0.04, 0.1, 0.19, 0.33, 0.9]);
      const turnover = rounded(pick([employees * perHead, employees * perHead, 100]));
      const activity = pick(['bank', 'other', 'other', 'other', 'other']);
      const balance = rounded(turnover * pick([0.3, 0.6, 1.1]));
      const employeesOverseas = pick(
        [0, 0, 0, 120, 250, 260].filter((count) => count <= employees),
      );
      const facts = {
        seat: 'france',
        previous: 'same',
        employees,
        turnover,
        balance,
        activity,
        employeesMainland: employees - employeesOverseas,
        employeesOverseas,
        finalEnergy: pick([0.4, 2.7, 2.75, 9, 23.5, 23.6, 60]),
        energySystem: pick(['yes', 'no', 'no']),
        form: pick(['joint-stock', 'joint-stock', 'other', 'association']),
        listed: pick(['yes', 'no', 'no']),
      };
      const times = pick([1.2, 2, 6, 15]);
      const isParent = pick([true, false]);
      const parentSeat = isParent ? 'france' : pick(['france', 'abroad']);
      const inParentReport = isParent ? 'no' : pick(['yes', 'no']);
      const groupEmployees = Math.round(employees * times);
      const half = Math.round((employees + groupEmployees) / 2);
      const groupEmployeesFrance = pick([employees, half, groupEmployees]);
      const inParentPlan = isParent ? 'no' : pick(['yes', 'no']);
      // The whole group, as its ultimate parent consolidates it; it does not exist for a company alone.
      const groupTurnover = rounded(turnover * times);
      return {
        ...facts,
        parentSeat,
        inParentReport,
        inParentPlan,
        groupEmployees,
        groupEmployeesFrance,
        groupTurnover,
        groupBalance: rounded(balance * times),
        parentGroupEmployees: groupEmployees,
        parentGroupTurnover: groupTurnover,
        group: pick(['alone', 'alone', isParent ? 'parent' : 'subsidiary']),
      };
    }),
  );
}

// It asks for sizes by range, and each range begins with the threshold itself.
const fifty = ({ employees }: FrenchCompany) => employees >= 50;

/** Whether a company is subject to a regime, by the portal's rules. */
export const portal = {
  bdese: fifty,
  equality: fifty,
  whistleblowing: fifty,
  beges: ({ employees, employeesOverseas }: FrenchCompany) =>
    employees >= 500 || employeesOverseas >= 250,
  energy: ({ finalEnergy }: FrenchCompany) => finalEnergy >= 2.75,
  sapin: ({ employees, turnover, group, ...company }: FrenchCompany) => {
    const hasGroup = group !== 'alone';
    const isFrench = hasGroup && company.parentSeat === 'france';
    const hasStaff = employees >= 500 || (isFrench && company.groupEmployees >= 500);
    return hasStaff && (turnover >= 100 || (hasGroup && company.groupTurnover >= 100));
  },
  vigilance: ({ employees, form, group, groupEmployees, groupEmployeesFrance }: FrenchCompany) =>
    form === 'joint-stock' &&
    (employees >= 5000 ||
      (group === 'parent' && (groupEmployeesFrance >= 5000 || groupEmployees >= 10_000))),
  csrd: (company: FrenchCompany) => portalCsrdYear(company) !== undefined,
};

/** The first financial year of a sustainability report, by the portal's rules. */
export function portalCsrdYear(company: FrenchCompany): number | undefined {
  const { employees, form, group, groupEmployees } = company;
  const [isListed, isBank] = [company.listed === 'yes', company.activity === 'bank'];
  if (form === 'association' && !isBank) return undefined;
  const firstWave = (staff: number, counts: boolean) => (counts && staff >= 500 ? 2024 : 2027);
  if (group !== 'alone' && isLargeGroup(company)) {
    if (group === 'parent') return firstWave(groupEmployees, isListed || isBank);
    if (isLarge(company)) return firstWave(employees, isListed);
    return isListed && !isMicro(company) ? firstWave(groupEmployees, true) : undefined;
  }
  if (isLarge(company)) return firstWave(employees, isListed || isBank);
  return isListed && !isMicro(company) ? 2028 : undefined;
}

/** A subsidiary may leave the report to its parent, unless it is a large listed company. */
export const isDelegable = (company: FrenchCompany): boolean =>
  company.group === 'subsidiary' &&
  company.inParentReport === 'yes' &&
  !(company.listed === 'yes' && isLarge(company));

const twoOf = (...conditions: boolean[]): boolean => conditions.filter(Boolean).length >= 2;

const isLarge = ({ employees, turnover, balance }: FrenchCompany): boolean =>
  twoOf(employees >= 250, turnover >= 50, balance >= 25);
const isLargeGroup = ({ groupEmployees, groupTurnover, groupBalance }: FrenchCompany): boolean =>
  twoOf(groupEmployees >= 250, groupTurnover >= 60, groupBalance >= 30);
const isMicro = ({ employees, turnover, balance }: FrenchCompany): boolean =>
  twoOf(employees < 10, turnover < 0.9, balance < 0.45);
