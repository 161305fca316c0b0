import { entriesOf } from '@/law/entries';
import type { Milestone, Register } from '@/law/register';
import { firstDay } from '@/lib/dates';
import { calendarEntries, revisionOf } from '@/publishing/calendar/entries';
import type { Calendar } from '@/publishing/calendar/icalendar';
import { madeUpRegister } from '../law/register';

/** The made-up register with other milestones, checked on a day. */
export function registerWith(
  edit: (milestones: Milestone[]) => Milestone[] = (milestones) => milestones,
  checkedOn = '2026-11-21',
): Register {
  const { reporting } = madeUpRegister();
  if (!reporting) throw new Error('The made-up register has no subject "reporting".');
  return { reporting: { ...reporting, checkedOn, milestones: edit(reporting.milestones) } };
}

/** A calendar in plain words of a register on a day. */
export function calendarOn(register: Register, day: string): Calendar {
  const { milestones } = entriesOf(register);
  return {
    name: 'Law, dates; é',
    description: 'Dates of the law',
    language: 'en',
    publisher: 'Vigie ESG',
    host: 'www.example.org',
    url: 'https://www.example.org/calendrier/',
    source: 'https://www.example.org/calendrier/tous.ics',
    events: calendarEntries(register, day).map((entry) => ({
      ...revisionOf(entry, milestones, day),
      id: entry.id,
      date: entry.date,
      state: entry.state,
      summary: `${entry.label.fr} ${firstDay(entry.date)}, « à l'échéance » ; 2 000 000 d'euros : ${'é'.repeat(80)}`,
      description: `Ligne 1, avec virgule\nLigne 2 ; fin \\ ${'😀'.repeat(40)}`,
      category: 'A, b',
      url: `https://www.example.org/calendrier/?a=1,2;3#${entry.id}`,
    })),
  };
}
