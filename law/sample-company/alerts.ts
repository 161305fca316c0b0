import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/find';
import { milestoneState } from '@/law/milestone-state';
import type { Act, LawChange, Milestone, Register, Words } from '@/law/register';
import type { ActKind } from '@/law/vocabulary';
import { watched } from './company';
import { requirementsFrom } from './coverage';

export type AlertType = 'force' | 'application' | 'publication' | 'procedure';

/** A change of the law as the company is alerted to it. */
export interface Alert {
  subject: string;
  change: LawChange;
  act: Act;
  type: AlertType;
  /** High when requirements of the company's file come from the subject. */
  priority: 'high' | 'medium';
  requirements: number;
}

const PROCEDURE: ReadonlySet<ActKind> = new Set(['proposal', 'position', 'bill']);

/**
 * The latest change of each subject that the company watches, as known on a day, newest first. What one
 * act changed on one day is one alert.
 */
export function alertsOn(register: Register, day: string): Alert[] {
  const { acts } = entriesOf(register);
  const latest = watched.flatMap((subject): Alert[] => {
    const [change] = (register[subject]?.changes ?? [])
      .filter(({ date }) => date <= day)
      .sort((a, b) => b.date.localeCompare(a.date));
    const act = change && acts.get(change.act);
    if (!change || !act) return [];
    const requirements = requirementsFrom(subject);
    const priority = requirements > 0 ? 'high' : 'medium';
    return [{ subject, change, act, type: typeOf(register, change, act), priority, requirements }];
  });
  return latest
    .filter(
      ({ change }, index) =>
        latest.findIndex(
          (other) => other.change.act === change.act && other.change.date === change.date,
        ) === index,
    )
    .sort((a, b) => b.change.date.localeCompare(a.change.date));
}

function typeOf(
  register: Register,
  { date, rules = [] }: LawChange,
  { kind, inForceFrom }: Act,
): AlertType {
  const known = entriesOf(register).rules;
  const isProposed = (id: string) => known.get(id)?.versions.every(({ proposed }) => proposed);
  if (PROCEDURE.has(kind) || (rules.length > 0 && rules.every(isProposed))) return 'procedure';
  if (inForceFrom === undefined || date < inForceFrom) return 'publication';
  return date === inForceFrom ? 'force' : 'application';
}

/** A first sentence shorter than this says too little alone. */
const SHORT = 120;

/** The first sentence of a text, and the next one when that is short. */
export function opening(text: string): string {
  const first = firstSentence(text);
  const next = firstSentence(text.slice(first.length).trim());
  return first.length < SHORT && next ? `${first} ${next}` : first;
}

/** The first sentence of a text. A full stop ends one before a capital. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?…](?=\s+["«“(]?\s?\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;

/** The newest alert of high priority, with whom it concerns and the next date of its subject. */
export interface AlertInDetail extends Alert {
  who: Words | undefined;
  deadline: Milestone | undefined;
}

export function alertInDetail(register: Register, day: string): AlertInDetail | undefined {
  const alert = alertsOn(register, day).find(({ priority }) => priority === 'high');
  if (!alert) return undefined;
  const { rules } = entriesOf(register);
  const who = alert.change.rules
    ?.map((id) => rules.get(id))
    .map((rule) => rule && versionOn(rule, day)?.who)
    .find((words) => words !== undefined);
  const [deadline] = (register[alert.subject]?.milestones ?? [])
    .filter((milestone) => milestoneState(milestone, day) === 'upcoming')
    .sort((a, b) => a.date.localeCompare(b.date));
  return { ...alert, who, deadline };
}
