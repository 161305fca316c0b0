import type { Answers } from '@/law/checker/answers';
import type { FrenchCompany, Group } from './portail-rse';

/** Around every threshold of French law, and far from them. */
const sizes = [
  3, 9, 10, 11, 30, 49, 50, 51, 120, 249, 250, 251, 299, 300, 420, 499, 500, 501, 750, 999, 1000,
  1001, 3000, 4999, 5000, 5001, 7000, 9999, 10_000, 20_000,
];
const DRAWS = 12;

/** 360 French companies, the same at every run. */
export const frenchCompanies = (): FrenchCompany[] => {
  const pick = picker(20_261_122);
  return sizes.flatMap((employees) =>
    Array.from({ length: DRAWS }, (): FrenchCompany => {
      const perHead = pick([0.04, 0.1, 0.19, 0.33, 0.9]);
      const turnover = rounded(pick([employees * perHead, employees * perHead, 100]));
      const isBank = pick([true, false, false, false, false]);
      const size = { employees, turnover, balance: rounded(turnover * pick([0.3, 0.6, 1.1])) };
      return {
        ...size,
        overseas: pick([0, 0, 0, 120, 250, 260].filter((count) => count <= employees)),
        energy: pick([0.4, 2.7, 2.75, 9, 23.5, 23.6, 60]),
        hasEnergySystem: pick([true, false, false]),
        form: pick(['joint-stock', 'joint-stock', 'other-company', 'no-company']),
        isListed: pick([true, false, false]),
        isBank,
        group: pick([undefined, undefined, groupOf(size, pick)]),
      };
    }),
  );
};

const forms = {
  'joint-stock': 'joint-stock',
  'other-company': 'other',
  'no-company': 'association',
};

type Pick = <Value>(values: readonly Value[]) => Value;

/** To a thousand euros. */
const rounded = (millions: number): number => Math.round(millions * 1000) / 1000;

/** Picks at random, in an order that its seed decides. */
export function picker(seed: number): Pick {
  let state = seed;
  return (values) => {
    // The minimal standard generator, of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return values[state % values.length] as (typeof values)[number];
  };
}

function groupOf(
  { employees, turnover, balance }: Part<FrenchCompany, 'employees' | 'turnover' | 'balance'>,
  pick: Pick,
): Group {
  const times = pick([1.2, 2, 6, 15]);
  const isParent = pick([true, false]);
  const staff = Math.round(employees * times);
  return {
    isParent,
    parentInFrance: isParent || pick([true, false]),
    inParentReport: !isParent && pick([true, false]),
    employees: staff,
    employeesInFrance: pick([employees, Math.round((employees + staff) / 2), staff]),
    turnover: rounded(turnover * times),
    balance: rounded(balance * times),
    inParentPlan: !isParent && pick([true, false]),
  };
}

type Part<Type, Key extends keyof Type> = { [Name in Key]: Type[Name] };

/** What a company answers to the checker, its figures being steady: all that it asks. */
export const answersOf = ({
  employees,
  turnover,
  balance,
  overseas,
  energy,
  ...company
}: FrenchCompany): Answers => ({
  seat: 'france',
  employees: String(employees),
  turnover: String(turnover),
  balance: String(balance),
  employeesMainland: String(employees - overseas),
  employeesOverseas: String(overseas),
  finalEnergy: String(energy),
  energySystem: yesOrNo(company.hasEnergySystem),
  previous: 'same',
  listed: yesOrNo(company.isListed),
  activity: company.isBank ? 'bank' : 'other',
  form: forms[company.form],
  ...groupAnswers(company.group),
});

function groupAnswers(group: Group | undefined): Answers {
  if (!group) return { group: 'alone' };
  if (!group.isParent)
    return {
      group: 'subsidiary',
      inParentReport: yesOrNo(group.inParentReport),
      inParentPlan: yesOrNo(group.inParentPlan),
      parentSeat: group.parentInFrance ? 'france' : 'abroad',
      parentGroupEmployees: String(group.employees),
      parentGroupTurnover: String(group.turnover),
    };
  return {
    group: 'parent',
    groupEmployees: String(group.employees),
    groupEmployeesFrance: String(group.employeesInFrance),
    groupTurnover: String(group.turnover),
    groupBalance: String(group.balance),
  };
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
