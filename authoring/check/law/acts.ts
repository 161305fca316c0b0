import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject } from '@/law/register';

/** An act enters into force no earlier than it is made, and is transposed no earlier than that. */
export function checkActs({ acts }: LawSubject, report: YamlReport): void {
  for (const [index, { id, date, inForceFrom, transposeBy }] of acts.entries()) {
    if (date !== undefined && inForceFrom !== undefined && isBefore(inForceFrom, date))
      report(
        `The act "${id}" is in force from ${inForceFrom}, before its date ${date}; correct one of them.`,
        ['acts', index, 'inForceFrom'],
      );
    const start = inForceFrom ?? date;
    if (start !== undefined && transposeBy !== undefined && isBefore(transposeBy, start))
      report(
        `The act "${id}" is to be transposed by ${transposeBy}, before it exists; correct the date.`,
        ['acts', index, 'transposeBy'],
      );
  }
}

/** Whether a day is before a day, month or year. */
const isBefore = (day: string, date: string): boolean => day.slice(0, date.length) < date;
