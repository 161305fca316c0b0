import type { ReactNode } from 'react';
import {
  type MilestoneState,
  type StateInTime,
  type StateLooks,
  statesInTime,
} from '@/law/milestones';

export type TagColour = 'green' | 'teal' | 'slate' | 'ochre' | 'amber' | 'brick' | 'plum';

/** A short label on a pale background. Colour is never the only carrier of meaning. */
export function Tag({ colour, children }: { colour: TagColour; children: ReactNode }) {
  return <span className={`tag ${colour}`}>{children}</span>;
}

const colours: Record<MilestoneState, TagColour> = {
  past: 'green',
  current: 'teal',
  upcoming: 'slate',
  proposed: 'ochre',
  deferred: 'amber',
  cancelled: 'brick',
};

const dotClass = (state: MilestoneState): string => `dot ${colours[state]}`;

/** The state of a milestone: a word, with a mark whose form says the same. */
export const MilestoneTag = ({ state, word }: { state: MilestoneState; word: string }) => (
  <span className={dotClass(state)}>{word}</span>
);

/** What browser/enhance/timelines.ts needs, as `data-looks`, to show a state that time has changed. */
export const looksOf = (word: (state: StateInTime) => string): string =>
  JSON.stringify(
    Object.fromEntries(
      statesInTime.map((state) => [state, [word(state), dotClass(state)]]),
    ) as unknown as StateLooks,
  );
