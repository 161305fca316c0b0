import { parisDay } from '@/lib/paris-day';

/** On a page built on an earlier day, loads the script that updates its timelines. */
export function updateTimelines(): void {
  const built = document.querySelector<HTMLElement>('[data-state-on]')?.dataset.stateOn;
  if (!built || built >= parisDay(new Date())) return;
  import('./timelines/bring-to-day').then(
    ({ bringToDay }) => bringToDay(),
    () => {
      // Each timeline states its own as-of date.
    },
  );
}
