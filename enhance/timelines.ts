import { parisDay } from '@/lib/paris-day';

/** On a page built on an earlier day, loads what brings its timelines up to date. */
export function updateTimelines(): void {
  const built = document.querySelector<HTMLElement>('[data-state-on]')?.dataset.stateOn;
  if (!built || built >= parisDay(new Date())) return;
  import('./timelines/bring-to-day').then(
    ({ bringToDay }) => bringToDay(),
    () => {
      // Each timeline says as of when it is.
    },
  );
}
