// The scope of French law as Portail RSE, the portal of the French State, publishes it for a company with its
// seat in France. Rules read in its source, whose licence is the AGPL 3.0; none of its code is here.
// https://github.com/betagouv/portail-rse, impact/reglementations/views/, July 2026.

/** A French company with all that the portal asks; amounts in millions of euros, energy in GWh a year. */
export interface FrenchCompany {
  employees: number;
  /** Of them, in the overseas departments. */
  overseas: number;
  turnover: number;
  balance: number;
  energy: number;
  /** Has a certified energy management system, which the portal does not ask. */
  hasEnergySystem: boolean;
  form: 'joint-stock' | 'other-company' | 'no-company';
  isListed: boolean;
  isBank: boolean;
  group: Group | undefined;
}

/** The whole group, as its ultimate parent consolidates it. */
export interface Group {
  isParent: boolean;
  parentInFrance: boolean;
  /** Of a subsidiary: whether its parent's sustainability report includes it. */
  inParentReport: boolean;
  /** Of a subsidiary: whether its parent's vigilance plan covers it, which the portal does not ask. */
  inParentPlan: boolean;
  employees: number;
  employeesInFrance: number;
  turnover: number;
  balance: number;
}

export type PortalRegime =
  | 'csrd'
  | 'bdese'
  | 'equality'
  | 'whistleblowing'
  | 'beges'
  | 'energy'
  | 'sapin'
  | 'vigilance';

// It asks for sizes by range, and each range begins with the threshold itself.
const fifty = ({ employees }: FrenchCompany) => employees >= 50;

/** Whether a company is subject to a regime, by the portal's rules. */
export const portal: Readonly<Record<PortalRegime, (company: FrenchCompany) => boolean>> = {
  bdese: fifty,
  equality: fifty,
  whistleblowing: fifty,
  beges: ({ employees, overseas }) => employees >= 500 || overseas >= 250,
  energy: ({ energy }) => energy >= 2.75,
  sapin: ({ employees, turnover, group }) => {
    const hasStaff = employees >= 500 || Boolean(group?.parentInFrance && group.employees >= 500);
    return hasStaff && (turnover >= 100 || (group?.turnover ?? 0) >= 100);
  },
  vigilance: ({ employees, form, group }) => {
    const isFrenchParent = group?.isParent && group.parentInFrance;
    const byGroup =
      isFrenchParent && (group.employeesInFrance >= 5000 || group.employees >= 10_000);
    return form === 'joint-stock' && Boolean(employees >= 5000 || byGroup);
  },
  csrd: (company) => portalCsrdYear(company) !== undefined,
};

/** The first financial year of a sustainability report, by the portal's rules. */
export function portalCsrdYear(company: FrenchCompany): number | undefined {
  const { employees, form, isListed, isBank, group } = company;
  if (form === 'no-company' && !isBank) return undefined;
  const firstWave = (staff: number, counts: boolean) => (counts && staff >= 500 ? 2024 : 2027);
  if (group && isLargeGroup(group)) {
    if (group.isParent) return firstWave(group.employees, isListed || isBank);
    if (isLarge(company)) return firstWave(employees, isListed);
    return isListed && !isMicro(company) ? firstWave(group.employees, true) : undefined;
  }
  if (isLarge(company)) return firstWave(employees, isListed || isBank);
  return isListed && !isMicro(company) ? 2028 : undefined;
}

/** A subsidiary may leave the report to its parent, unless it is a large listed company. */
export const isDelegable = (company: FrenchCompany): boolean =>
  company.group?.inParentReport === true && !(company.isListed && isLarge(company));

const twoOf = (...conditions: boolean[]): boolean => conditions.filter(Boolean).length >= 2;

const isLarge = ({ employees, turnover, balance }: FrenchCompany): boolean =>
  twoOf(employees >= 250, turnover >= 50, balance >= 25);
const isLargeGroup = ({ employees, turnover, balance }: Group): boolean =>
  twoOf(employees >= 250, turnover >= 60, balance >= 30);
const isMicro = ({ employees, turnover, balance }: FrenchCompany): boolean =>
  twoOf(employees < 10, turnover < 0.9, balance < 0.45);
