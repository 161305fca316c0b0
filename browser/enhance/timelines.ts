import { milestoneState, type StateInTime, type StateLooks } from '@/law/milestones';
import type { MilestoneKind } from '@/law/vocabulary';
import { parisDay, placeInYear } from '@/lib/dates';

// Loaded only on pages with timelines built on an earlier day.

/** Recomputes the state of every milestone that time changes as of a day. */
export function bringToDay(day = parisDay(new Date())): void {
  for (const timeline of document.querySelectorAll<HTMLElement>('[data-state-on]')) {
    const looks: StateLooks = JSON.parse(timeline.dataset.looks ?? '');
    for (const time of timeline.querySelectorAll('time')) {
      const state = stateOn(time, day);
      const tag = time.nextElementSibling;
      if (!state || !tag) continue;
      const mark = document.querySelector(`[data-at][href="#${time.closest('li')?.id}"] > span`);
      for (const each of [tag, mark]) if (each) [each.textContent, each.className] = looks[state];
      // The new date of a milestone deferred since the build stands ready behind its tag.
      if (state === 'deferred') tag.nextElementSibling?.removeAttribute('hidden');
    }
    moveToday(timeline, day);
  }
}

/** Moves the line that stands for today, which the calendar draws in the year of the build. */
function moveToday({ dataset, style }: HTMLElement, day: string): void {
  const years = Number(day.slice(0, 4)) - Number(dataset.stateOn?.slice(0, 4));
  style.setProperty('--today', `${years * 100 + placeInYear(day)}`);
}

/** @returns nothing for a milestone whose state does not follow from the day. */
function stateOn({ dateTime, dataset }: HTMLTimeElement, day: string): StateInTime | undefined {
  const [laterOn = '', laterState] = dataset.later?.split(' ') ?? [];
  if (laterState && laterOn <= day) return laterState as StateInTime;
  return dataset.dated === undefined
    ? undefined
    : (milestoneState(
        { date: dateTime, kind: dataset.dated as MilestoneKind },
        day,
      ) as StateInTime);
}
