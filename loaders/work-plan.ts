import { oncePerBuild } from '@/lib/cache';
import { readDownload } from './downloads';
import { requireValue } from './yaml/file';

/** The spreadsheet whose tasks guides name: `<Step task="set-threshold">`. */
const read = () => readDownload('csrd-workplan');

/** The tasks by id, with their weeks before the closing. Never throws for bad content. */
export const plannedTasks = oncePerBuild(
  (): ReadonlyMap<string, number> =>
    new Map(
      read().value?.sheets[0]?.rows.flatMap(({ id, weeks }) =>
        id === undefined ? [] : [[`${id}`, Number(weeks)]],
      ),
    ),
);

/** The closing from which dates are counted. @throws ContentError listing every problem of the plan. */
export const plannedClosing = (): string =>
  `${requireValue(read()).sheets[0]?.settings?.[0]?.value}`;
