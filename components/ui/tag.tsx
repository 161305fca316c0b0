import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import {
  canChange,
  type KnownMilestone,
  type MilestoneState,
  type StateInTime,
  type StateLooks,
  statesInTime,
} from '@/law/milestones';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';

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

type Dated = Pick<KnownMilestone, 'date' | 'kind' | 'state' | 'later'>;

/** The date of a milestone and its state, which browser/enhance/timelines.ts brings up to date when the page is read later. */
export async function MilestoneDate({ of: { date, kind, state, later } }: { of: Dated }) {
  const t = await getTranslations('guide.status');
  return (
    <>
      <time
        className="name"
        dateTime={date}
        data-dated={canChange(state) ? kind : undefined}
        data-later={later && `${later.date} ${later.state}`}
      >
        {formatDate(date, await currentLocale())}
      </time>{' '}
      <MilestoneTag state={state} word={t(state)} />
    </>
  );
}

/** What browser/enhance/timelines.ts needs, as `data-looks`, to show a state that time has changed. */
export const looksOf = (word: (state: StateInTime) => string): string =>
  JSON.stringify(
    Object.fromEntries(
      statesInTime.map((state) => [state, [word(state), dotClass(state)]]),
    ) as unknown as StateLooks,
  );
