import type { FastifyRequest } from 'fastify';
import { site } from '@/config/site';
import { withoutLines } from '@/form/draft';
import { receiverMessages } from '@/form/messages';
import type { DemoRequest } from '@/form/schema';
import { locales } from '@/lib/i18n/locales';

/** What tells the page of this site, or a browser at all, from a program. Any of it can be forged. */
export interface Clues {
  readonly honeypot: boolean;
  /** How long the visitor was on the page, in ms, as its script says; null when it says nothing valid. */
  readonly timeOnPage: number | null;
  /** Whether a form was posted without a script, which cannot measure the time. */
  readonly withoutScript: boolean;
  /** Whether any header says which page the request comes from, as browsers do on every POST. */
  readonly namesPage: boolean;
  readonly namesLanguage: boolean;
  /** How many other addresses have sent the same message lately. */
  readonly repeats: number;
}

/** @param timeOnPage as sent. */
export function cluesOf(
  { headers }: FastifyRequest,
  { honeypot, timeOnPage }: { honeypot: boolean; timeOnPage: string | null },
): Omit<Clues, 'repeats'> {
  const { accept = '' } = headers;
  return {
    honeypot,
    timeOnPage: /^\d{1,12}$/.test(timeOnPage ?? '') ? Number(timeOnPage) : null,
    withoutScript: accept.includes('text/html') && !accept.includes('application/json'),
    namesPage: Boolean(headers.origin ?? headers.referer ?? headers['sec-fetch-site']),
    namesLanguage: Boolean(headers['accept-language']),
  };
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'\])]+/giu;
const MARKUP = /<a\s|\[(?:url|link)\b/i;
/** A word that changes from small to capital letters three times, as random names do. */
const RANDOM_CASE = /(?:\p{Ll}+\p{Lu}+){3}/u;

/** What unsolicited offers say, and people who ask for a demo hardly ever. One match proves little. */
const pitches: readonly RegExp[] = [
  /\b(back\s?links?|guest post(s|ing)?|link building|domain authority)\b/i,
  /\bseo (services?|agency|experts?|packages?)\b|\bservices? de référencement\b/i,
  /\b(first page|page one|top|rank\w*( \w+)?) (of|on|in) google\b|\bpremière page (de|sur) google\b/i,
  /\b(viagra|cialis|payday loans?|online casinos?|casinos? en ligne|free spins|sports? betting)\b/i,
  /\b(bitcoin|crypto(currency)?) (investments?|profits?|giveaway|bonus)\b|\binvestissements? (bitcoin|crypto)/i,
  /\b(make money|earn up to|work from home|argent facile|prêt entre particuliers)\b/i,
  /\b(increase|boost|double) your (website )?(traffic|sales|rankings?)\b|\baugment\w+ votre trafic\b/i,
  /\b(verified|targeted|b2b) (e-?mail|leads?) (lists?|databases?)\b|\bbases? de (prospects|contacts) qualifiés\b/i,
];

/** Lines that the site itself writes into the form, such as the checker's (islands/checker/result-actions.tsx). */
const written = locales.flatMap((locale) => Object.values(receiverMessages(locale).written));

/** A message without what the site itself wrote into it, which is the same for everybody. */
export const ownWords = (message: string): string => withoutLines(message, written);

const hostOf = (link: string): string => {
  const url = URL.parse(link.startsWith('www.') ? `https://${link}` : link);
  return (url?.hostname ?? '').replace(/^www\./, '');
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether a host is that of an e-mail address, or below it or above it. */
function isOwn(host: string, email: string): boolean {
  const domain = domainOf(email);
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}

const OUR_HOST = hostOf(site.origin);

/** Number of links in the message, other than to the sender's own site or to ours, on which people report mistakes. */
const foreignLinks = ({ message, email }: DemoRequest): number =>
  (message.match(LINK) ?? [])
    .map((link) => hostOf(link.toLowerCase()))
    .filter((host) => host !== OUR_HOST && !isOwn(host, email)).length;

const hasLink = (text: string): boolean => text.search(LINK) !== -1;
const hasMarkup = (text: string): boolean => MARKUP.test(text);
const isRandom = (name: string): boolean => RANDOM_CASE.test(name);
const countPitches = (text: string): number => pitches.filter((pitch) => pitch.test(text)).length;

/** Providers of addresses that exist for minutes. Subdomains count too. */
const disposable: ReadonlySet<string> = new Set(
  `
    10minutemail.com 20minutemail.com 33mail.com anonbox.net burnermail.io discard.email dispostable.com
    dropmail.me emailfake.com emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com
    grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net
    guerrillamail.org guerrillamailblock.com inboxkitten.com jetable.org mail-temporaire.fr
    mailcatch.com maildrop.cc mailinator.com mailnesia.com mailsac.com minuteinbox.com mintemail.com
    moakt.com mohmal.com mytemp.email nada.email sharklasers.com spam4.me spambox.us spamgourmet.com
    temp-mail.io temp-mail.org tempail.com tempmail.dev tempmail.plus tempmailo.com tempr.email
    throwawaymail.com tmpmail.net tmpmail.org trash-mail.com trashmail.com trashmail.de trashmail.net
    wegwerfmail.de yopmail.com yopmail.fr yopmail.net
  `.match(/\S+/g),
);

/** Whether an e-mail address is of a provider of disposable ones. */
function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}

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

type SpamReason = keyof typeof rules;

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
