import type { DemoRequest } from '@/form/schema';
import type { Clues } from './clues';
import { isDisposable } from './disposable';
import { countPitches, foreignLinks, hasLink, hasMarkup, isRandom } from './text';

/** From this score on a request is quarantined. */
const THRESHOLD = 5;
/** Nobody fills in eight fields faster, in ms; a restored draft is sent in less, which is not a reason by itself. */
const QUICK = 3000;

type Rule = (request: DemoRequest, clues: Clues) => number;

const names = ({ firstName, lastName, role }: DemoRequest) => [firstName, lastName, role];

/** Points by reason. Except for the honeypot and much repeated text, no clue is enough by itself. */
const rules = {
  honeypot: (_, { honeypot }) => (honeypot ? THRESHOLD : 0),
  'too-quick': (_, { timeOnPage }) => (timeOnPage !== null && timeOnPage < QUICK ? 3 : 0),
  'no-time': (_, { timeOnPage, withoutScript }) => (timeOnPage === null && !withoutScript ? 1 : 0),
  'no-page': (_, { namesPage }) => (namesPage ? 0 : 2),
  'no-language': (_, { namesLanguage }) => (namesLanguage ? 0 : 1),
  links: (request) => [0, 1, 2][foreignLinks(request)] ?? 4,
  'link-in-name': (request) => (names(request).some(hasLink) ? 4 : 0),
  markup: ({ message }) => (hasMarkup(message) ? 4 : 0),
  'random-name': ({ firstName, lastName }) => (isRandom(firstName) || isRandom(lastName) ? 3 : 0),
  'same-names': (request) =>
    request.firstName && new Set([...names(request), request.organization]).size === 1 ? 4 : 0,
  disposable: ({ email }) => (isDisposable(email) ? 3 : 0),
  repeated: (_, { repeats }) => [0, 1, 3][repeats] ?? THRESHOLD,
  pitch: ({ message, organization }) =>
    Math.min(6, 2 * countPitches(`${organization}\n${message}`)),
} as const satisfies Record<string, Rule>;

export type SpamReason = keyof typeof rules;

export interface Suspicion {
  readonly isSpam: boolean;
  /** What speaks against the request, spam or not. */
  readonly reasons: readonly SpamReason[];
}

/** Judges a request by what it says and how it came. */
export function suspicionOf(request: DemoRequest, clues: Clues): Suspicion {
  const points = Object.entries(rules as Record<SpamReason, Rule>)
    .map(([reason, rule]) => ({ reason: reason as SpamReason, score: rule(request, clues) }))
    .filter(({ score }) => score > 0);
  return {
    isSpam: points.reduce((sum, { score }) => sum + score, 0) >= THRESHOLD,
    reasons: points.map(({ reason }) => reason),
  };
}
