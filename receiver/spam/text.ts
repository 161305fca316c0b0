import { site } from '@/config/site';
import type { DemoRequest } from '@/form/schema';
import { withoutLines } from '@/form/written';
import { locales } from '@/lib/i18n/locales';
import { receiverMessages } from '@/receiver/messages';

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
export const foreignLinks = ({ message, email }: DemoRequest): number =>
  (message.match(LINK) ?? [])
    .map((link) => hostOf(link.toLowerCase()))
    .filter((host) => host !== OUR_HOST && !isOwn(host, email)).length;

export const hasLink = (text: string): boolean => text.search(LINK) !== -1;
export const hasMarkup = (text: string): boolean => MARKUP.test(text);
export const isRandom = (name: string): boolean => RANDOM_CASE.test(name);
export const countPitches = (text: string): number =>
  pitches.filter((pitch) => pitch.test(text)).length;
