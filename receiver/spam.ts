import type { FastifyRequest } from 'fastify';
import { site } from '@/lib/config/site';
import type { DemoRequest } from '@/lib/form/schema';
import { wantsPage } from './language';

/** What tells the page of this site, or a browser at all, from a program. Any of it can be forged. */
export interface Clues {
  readonly honeypot: boolean;
  /** How long the visitor was on the page, in ms, as its script says; null when it says nothing valid. */
  readonly timeOnPage: number | null;
  /** Whether a script sent it, which can measure the time and solve a challenge, or the form by itself. */
  readonly scripted: boolean;
  /** Whether its headers name the page that it comes from and a language, as those of browsers do. */
  readonly fromBrowser: boolean;
}

/** @param timeOnPage as sent. */
export function cluesOf(
  request: FastifyRequest,
  { honeypot, timeOnPage }: { honeypot: boolean; timeOnPage: string | null },
): Clues {
  const { headers } = request;
  const page = headers.origin ?? headers.referer ?? headers['sec-fetch-site'];
  return {
    honeypot,
    timeOnPage: /^\d{1,12}$/.test(timeOnPage ?? '') ? Number(timeOnPage) : null,
    scripted: !wantsPage(request),
    fromBrowser: Boolean(page && headers['accept-language']),
  };
}

/** Ends of names that people and programs write without `https://`; more would take `fin.Merci` for a name. */
const ENDS =
  'app|be|biz|bet|ch|club|cn|co|com|de|dev|es|eu|fr|info|io|it|link|live|me|net|nl|online|org|pl|pro|ru|shop|site|space|store|top|uk|vip|xyz';
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:${ENDS})(?![\p{L}\d-])(?:\/[^\s<>"'\])]*)?`,
  'giu',
);
/** Of web pages and of forums. */
const MARKUP =
  /<\/?(?:a|b|br|div|em|font|h\d|i|iframe|img|p|script|span|strong)(?:\s[^>]*)?>|\[\/?(?:b|color|i|img|link|size|u|url)\b[^\]]*\]/i;

const hostOf = (link: string): string =>
  (URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)?.hostname ?? '').replace(
    /^www\./,
    '',
  );

const OUR_HOST = hostOf(site.origin);
/** Where the law is published. */
const OFFICIAL = /(?:^|\.)(?:europa\.eu|gouv\.fr|efrag\.org)$/;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether a host is ours, on which people report mistakes, the law's, or that of an e-mail address or around it. */
function isExpected(host: string, email: string): boolean {
  const domain = domainOf(email);
  const isOwn = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return host === OUR_HOST || OFFICIAL.test(host) || isOwn;
}

const linksIn = (text: string): string[] => text.match(LINK) ?? [];

/** Links to what neither the sender nor we nor the law have to do with. */
const strangeLinks = (text: string, email: string): string[] =>
  linksIn(text).filter((link) => !isExpected(hostOf(link.toLowerCase()), email));

/** Whether most letters of a text are of no alphabet that the site is written in. */
const isForeign = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) > 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

/** Providers of addresses that exist for minutes, not of aliases that last. Subdomains count too. */
const disposable: ReadonlySet<string> = new Set(
  `
    10minutemail.com 20minutemail.com anonbox.net burnermail.io discard.email dispostable.com dropmail.me
    emailfake.com emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.biz
    guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org
    guerrillamailblock.com inboxkitten.com jetable.org mail-temporaire.fr mailcatch.com maildrop.cc
    mailinator.com mailnesia.com mailsac.com minuteinbox.com mintemail.com moakt.com mohmal.com mytemp.email
    nada.email sharklasers.com spam4.me spambox.us temp-mail.io temp-mail.org tempail.com tempmail.dev
    tempmail.plus tempmailo.com tempr.email throwawaymail.com tmpmail.net tmpmail.org trash-mail.com
    trashmail.com trashmail.de trashmail.net wegwerfmail.de yopmail.com yopmail.fr yopmail.net
  `.match(/\S+/g),
);

function isDisposable(email: string): boolean {
  const labels = domainOf(email).split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}

/** Points from which a script has to solve a challenge, which nobody sees. */
const DOUBTED = 3;
/** Points from which a form that came by itself is held: somebody has to look at it. */
const HELD = 5;
/** Points with which even a solved challenge does not help. */
const HOPELESS = 8;

/** Nobody fills in eight fields faster, in ms, but a restored draft may be sent in less. */
const QUICK = 3000;

type Rule = (request: DemoRequest, clues: Clues) => number;

const namesOf = ({ firstName, lastName, role }: DemoRequest) =>
  [firstName, lastName, role].join('\n');

/** Points by reason. */
const rules = {
  honeypot: (_, { honeypot }) => (honeypot ? HOPELESS : 0),
  'too-quick': (_, { timeOnPage }) => (timeOnPage !== null && timeOnPage < QUICK ? 3 : 0),
  'no-time': (_, { timeOnPage, scripted }) => (timeOnPage === null && scripted ? 1 : 0),
  'no-browser': (_, { fromBrowser }) => (fromBrowser ? 0 : 1),
  link: ({ message, organization }) => (linksIn(`${message}\n${organization}`).length > 0 ? 3 : 0),
  links: ({ message, email }) => (strangeLinks(message, email).length > 1 ? 2 : 0),
  'link-in-name': (request) =>
    linksIn(namesOf(request)).length + strangeLinks(request.organization, request.email).length > 0
      ? HELD
      : 0,
  markup: (request) => (MARKUP.test(Object.values(request).join('\n')) ? HELD : 0),
  alphabet: ({ message }) => (isForeign(message) ? 3 : 0),
  disposable: ({ email }) => (isDisposable(email) ? 3 : 0),
} as const satisfies Record<string, Rule>;

interface Suspicion {
  /** What speaks against the request, held or not. */
  readonly reasons: readonly (keyof typeof rules)[];
  /** Whether it is good for what it says and how it came, needs a proof of work, or is held whatever it proves. */
  readonly verdict: 'trusted' | 'doubted' | 'hopeless';
}

/** Judges a request by what it says and how it came. */
export function suspicionOf(request: DemoRequest, clues: Clues): Suspicion {
  const points = Object.entries(rules as Record<keyof typeof rules, Rule>)
    .map(([reason, rule]) => ({
      reason: reason as keyof typeof rules,
      score: rule(request, clues),
    }))
    .filter(({ score }) => score > 0);
  const sum = points.reduce((total, { score }) => total + score, 0);
  const doubted = sum >= (clues.scripted ? DOUBTED : HELD);
  return {
    reasons: points.map(({ reason }) => reason),
    verdict: sum >= HOPELESS ? 'hopeless' : doubted ? 'doubted' : 'trusted',
  };
}
