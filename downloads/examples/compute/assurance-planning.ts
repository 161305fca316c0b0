import type { Stage } from '@/downloads/examples/data/meeting';
import { addDays } from '@/lib/dates';
import { workingDayUntil } from './working-days';

const WEEK = 7;

/** Steps with their dates, counted back from the general meeting; a day off is moved to the working day before. */
export const datedStages = <S extends Pick<Stage, 'weeksBefore'>>(
  stages: readonly S[],
  meeting: string,
): (S & { date: string })[] =>
  stages.map((stage) => ({
    ...stage,
    date: workingDayUntil(addDays(meeting, -WEEK * stage.weeksBefore)),
  }));
