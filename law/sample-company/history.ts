import { entriesOf } from '@/law/find';
import type { Act, LawChange, Register, Rule } from '@/law/register';
import { alertsOn } from './alerts';
import { journal } from './company';
import { replacedThresholds } from './earlier';
import type { Thresholds } from './simulation';

interface Amounts {
  employees: number;
  turnover: number;
}

/** What the history shows of a day: the file's own changes, and what the law last changed. */
export interface History {
  evidence: (typeof journal)[0];
  status: (typeof journal)[1];
  /** The latest change that the company is alerted to. */
  change: (Omit<LawChange, 'act'> & { act: Act }) | undefined;
  /** Thresholds beside those they replaced, and the last day of these. */
  thresholds:
    | { rule: Rule; act: Act; from: string; until: string; before: Amounts; now: Amounts }
    | undefined;
}

/** The rule whose replaced thresholds the history shows. */
const SHOWN = 'csddd-scope';

export function historyOn(register: Register, day: string): History {
  const [evidence, status] = journal;
  const [alert] = alertsOn(register, day);
  return {
    evidence,
    status,
    change: alert && { ...alert.change, act: alert.act },
    thresholds: thresholdsOf(register, day),
  };
}

function thresholdsOf(register: Register, day: string): History['thresholds'] {
  const { rules, acts } = entriesOf(register);
  const rule = rules.get(SHOWN);
  const replaced = replacedThresholds(register, SHOWN, day);
  const act = replaced && acts.get(replaced.now.version.act);
  const before = replaced && amountsOf(replaced.before);
  const now = replaced && amountsOf(replaced.now);
  if (!rule || !act || !before || !now) return undefined;
  return { rule, act, from: replaced.now.version.from, until: replaced.until, before, now };
}

function amountsOf({ criteria }: Thresholds): Amounts | undefined {
  const value = (measure: string) =>
    criteria.find((criterion) => criterion.measure === measure)?.value;
  const [employees, turnover] = [value('employees'), value('turnover')];
  return employees === undefined || turnover === undefined ? undefined : { employees, turnover };
}
