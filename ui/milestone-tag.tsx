import {
  type MilestoneState,
  type StateInTime,
  type StateLooks,
  statesInTime,
} from '@/law/milestone-state';
import { Tag, type TagColour, tagClass } from './tag';

const colours: Record<MilestoneState, TagColour> = {
  past: 'green',
  current: 'teal',
  upcoming: 'slate',
  proposed: 'ochre',
  deferred: 'amber',
  cancelled: 'brick',
};

/** The state of a milestone, in a word and a colour. */
export const MilestoneTag = ({ state, word }: { state: MilestoneState; word: string }) => (
  <Tag colour={colours[state]}>{word}</Tag>
);

/** What enhance/timelines.ts needs, as `data-looks`, to show a state that time has changed. */
export const looksOf = (word: (state: StateInTime) => string): string =>
  JSON.stringify(
    Object.fromEntries(
      statesInTime.map((state) => [state, [word(state), tagClass(colours[state])]]),
    ) as unknown as StateLooks,
  );
