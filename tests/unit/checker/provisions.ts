import type { Answers } from '@/law/checker/answers';

// 240 companies of France, steady over the years, with every answer that a visitor can give. What the provisions say
// of each is written out here, without the register.

/** As a profile of `npm run law -- check`: numbers are people, millions of euros, or gigawatt hours. */
export type Company = ReturnType<typeof companies>[number];
type Verdict = 'yes' | 'no' | 'exempt' | 'not settled';

/** Picks at random, in an order that its seed decides. */
export function picker(seed: number): <Value>(values: readonly Value[]) => Value {
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

export function companies() {
  const pick = picker(20_261_124);
  const sizes = [
    8, 49, 50, 99, 100, 249, 251, 420, 499, 500, 501, 640, 999, 1000, 1001, 1400, 4999, 5000, 5001,
    9999,
  ];
  return sizes.flatMap((employees) =>
    Array.from({ length: 12 }, () => {
      const perHead = pick([0.048_312, 0.2, 0.45, 1.1]);
      const turnover = pick([Number((employees * perHead).toFixed(3)), 50, 100, 450, 48.312]);
      const times = pick([1, 1.3, 4, 25]);
      const overseas = pick([0, 0, 250, 251].filter((count) => count + 5 <= employees));
      const abroad = pick([0, 0, 5]);
      return {
        seat: 'france',
        previous: 'same',
        employees,
        turnover,
        balance: Number((turnover * pick([0.4, 0.5, 1.25])).toFixed(3)),
        employeesFrance: employees - abroad,
        employeesMainland: employees - overseas - abroad,
        employeesOverseas: overseas,
        finalEnergy: pick([0.4, 2.749, 2.75, 9, 23.599, 23.6]),
        energySystem: pick(['yes', 'no']),
        listed: pick(['yes', 'no', 'no']),
        activity: pick(['other', 'other', 'other', 'bank', 'insurer', 'manager', 'adviser']),
        services: pick(['portfolio', 'advice', 'neither']),
        form: pick(['joint-stock', 'joint-stock', 'other']),
        group: pick(['alone', 'parent', 'subsidiary', 'both']),
        groupEmployees: Math.round(employees * times),
        groupTurnover: Number((turnover * times).toFixed(3)),
        groupBalance: Number((turnover * times * 0.6).toFixed(3)),
        groupEmployeesFrance: pick([employees, Math.round(employees * times)]),
        inParentReport: pick(['yes', 'no']),
        inParentPlan: pick(['yes', 'no']),
        parentSeat: pick(['france', 'abroad']),
        parentGroupEmployees: Math.round(employees * times * pick([1, 3])),
        parentGroupTurnover: Number((turnover * times * 1.5).toFixed(3)),
      };
    }),
  );
}

const hasParent = ({ group }: Company) => group === 'subsidiary' || group === 'both';
const isParent = ({ group }: Company) => group === 'parent' || group === 'both';
const isFirm = ({ activity }: Company) => activity === 'bank' || activity === 'insurer';
const twoOf = (...conditions: boolean[]) => conditions.filter(Boolean).length >= 2;
const yesIf = (condition: boolean): Verdict => (condition ? 'yes' : 'no');

/** The group of a company and its subsidiaries. */
const groupOf = (company: Company) =>
  isParent(company)
    ? {
        staff: company.groupEmployees,
        inFrance: company.groupEmployeesFrance,
        turnover: company.groupTurnover,
        balance: company.groupBalance,
      }
    : {
        staff: company.employees,
        inFrance: company.employees,
        turnover: company.turnover,
        balance: company.balance,
      };

/** Directive 2013/34/EU, Art. 3(4) and (7). */
const isLarge = (staff: number, turnover: number, balance: number, factor = 1) =>
  twoOf(staff > 250, turnover > 50 * factor, balance > 25 * factor);

/** Directive (EU) 2022/2464, Art. 5(2), and Ordinance No 2023-1142, Art. 33(II)(1): more than 500 employees. */
function isFirstWave(company: Company, factor: number): boolean {
  const { employees, turnover, balance } = company;
  const group = groupOf(company);
  return (
    (company.listed === 'yes' || isFirm(company)) &&
    ((employees > 500 && isLarge(employees, turnover, balance)) ||
      (group.staff > 500 && isLarge(group.staff, group.turnover, group.balance, factor)))
  );
}

/** Directive 2013/34/EU, Arts 19a and 29a as amended by Directive (EU) 2026/470, with the first wave. */
function csrd(company: Company): Verdict {
  const group = groupOf(company);
  const isIn =
    isFirstWave(company, 1) ||
    (company.employees > 1000 && company.turnover > 450) ||
    (isParent(company) && group.staff > 1000 && group.turnover > 450);
  return isIn && hasParent(company) && company.inParentReport === 'yes' ? 'exempt' : yesIf(isIn);
}

/** Ordinance No 2023-1142, Art. 33(II); Commercial Code, Arts L. 232-6-3(V), L. 233-28-4(V) and L. 22-10-36. */
function frenchCsrd(company: Company): Verdict {
  const { employees, turnover, balance } = company;
  const group = groupOf(company);
  const isListed = company.listed === 'yes';
  const isLargeOne =
    isLarge(employees, turnover, balance) ||
    isLarge(group.staff, group.turnover, group.balance, 1.2);
  const isMicro = twoOf(employees <= 10, turnover <= 0.9, balance <= 0.45);
  const isIn = isLargeOne || (isListed && !isMicro);
  const isReported = hasParent(company) && company.inParentReport === 'yes';
  return isIn && isReported && !(isListed && isLargeOne) ? 'exempt' : yesIf(isIn);
}

/** Commercial Code, Art. L. 225-102-1. */
function vigilance(company: Company): Verdict {
  const { staff, inFrance } = groupOf(company);
  const isIn = company.form === 'joint-stock' && (inFrance >= 5000 || staff >= 10_000);
  return isIn && hasParent(company) && company.inParentPlan === 'yes' ? 'exempt' : yesIf(isIn);
}

/** Act No 2016-1691, Art. 17: a company, by its own or its consolidated turnover, or the group of a parent in France. */
function sapin(company: Company): Verdict {
  const group = groupOf(company);
  const isForeign = hasParent(company) && company.parentSeat === 'abroad';
  const [staff, turnover] = hasParent(company)
    ? [company.parentGroupEmployees, company.parentGroupTurnover]
    : [group.staff, group.turnover];
  if (company.employees >= 500 && Math.max(company.turnover, group.turnover) > 100) return 'yes';
  if (!isForeign) return yesIf(company.group !== 'alone' && staff >= 500 && turnover > 100);
  // Whether a parent abroad excludes its French group, and whose consolidated turnover counts, is debated.
  return group.staff >= 500 && Math.max(group.turnover, turnover) > 100 ? 'not settled' : 'no';
}

/** Whether the law counts people whom a company employs abroad is not settled. */
const counted = (threshold: number, { employees, employeesFrance }: Company): Verdict =>
  employeesFrance >= threshold ? 'yes' : employees >= threshold ? 'not settled' : 'no';

/** Act No 2016-1691, Art. 8, with Directive (EU) 2019/1937, Art. 8(4). */
function whistleblowing(company: Company): Verdict {
  if (isFirm(company) || company.activity === 'manager') return 'yes';
  const isUnderActs = company.activity === 'adviser' || company.listed === 'yes';
  const answer = counted(50, company);
  return answer === 'no' && isUnderActs ? 'not settled' : answer;
}

/** Labour Code, Arts L. 1142-11 et seq.; Commercial Code, Arts L. 225-18-1, L. 22-10-3 and L. 226-4-1: not of an SAS. */
function quotas(company: Company): Verdict {
  const { employees, turnover, balance, listed, form } = company;
  const rixain = counted(1000, company);
  if (rixain !== 'no') return rixain;
  const isSized = employees >= 250 && (turnover >= 50 || balance >= 50);
  return form === 'joint-stock' && (listed === 'yes' || isSized) ? 'not settled' : 'no';
}

/** Regulation (EU) 2019/2088, Arts 2(1), 2(11) and 17. */
const sfdr = (company: Company): Verdict =>
  isFirm(company)
    ? yesIf(
        company.services === 'portfolio' ||
          (company.services === 'advice' && company.employees >= 3),
      )
    : yesIf(
        company.activity === 'manager' ||
          (company.activity === 'adviser' && company.employees >= 3),
      );

/** Monetary and Financial Code, Arts L. 533-22-1 and D. 533-16-1; Insurance Code, Art. L. 310-1-1-3: life insurers. */
const article29 = ({ activity, services }: Company): Verdict =>
  activity === 'adviser' || (activity === 'insurer' && services !== 'portfolio')
    ? 'not settled'
    : yesIf(
        activity === 'insurer' ||
          activity === 'manager' ||
          (activity === 'bank' && services !== 'neither'),
      );

export const provisions: Readonly<Record<string, (company: Company) => Verdict>> = {
  'csrd eu': csrd,
  'csrd fr': frenchCsrd,
  // Regulation (EU) 2020/852, Art. 8(1).
  'taxonomy eu': csrd,
  // Directive (EU) 2024/1760, Art. 2(1).
  'csddd eu': (company) => {
    const { staff, turnover } = groupOf(company);
    const isIn = (people: number, euros: number) => people > 5000 && euros > 1500;
    return yesIf(
      isIn(company.employees, company.turnover) ||
        (company.group === 'parent' && isIn(staff, turnover)),
    );
  },
  'vigilance fr': vigilance,
  'sfdr eu': sfdr,
  'lec29 fr': article29,
  // Directive 2013/34/EU, Art. 19a(3).
  'vsme eu': ({ employees }) => yesIf(employees <= 1000),
  // Environment Code, Art. L. 229-25.
  'beges fr': (company) =>
    yesIf(company.employeesMainland > 500 || company.employeesOverseas > 250),
  // Energy Code, Art. L. 233-1.
  'energy fr': ({ finalEnergy, energySystem }) =>
    yesIf(finalEnergy >= 23.6 || (finalEnergy >= 2.75 && energySystem === 'no')),
  // Labour Code, Arts L. 2312-18 and L. 1142-8; Act No 2016-1691, Art. 8.
  'bdese fr': (company) => counted(50, company),
  'equality fr': (company) => counted(50, company),
  'whistleblowing fr': whistleblowing,
  'quotas fr': quotas,
  // Directive (EU) 2023/970, Art. 9.
  'pay eu': (company) => counted(100, company),
  'sapin fr': sapin,
};
