import { readFileSync } from 'node:fs';
import { readReceiverConfig } from '@/config/receiver';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';

/** How long requests are kept, in the words of the form, the policy and the configuration. */
const promised = {
  fr: '3 ans à compter de votre dernier contact',
  en: '3 years from your last contact',
};

/** The text under the form, wherever its messages are. */
const wordsOf = (messages: unknown): string =>
  typeof messages === 'object' && messages !== null
    ? Object.values(messages).map(wordsOf).join('\n')
    : String(messages);

const stated =
  /(\d+|one|two|three|un|deux|trois) (years?|ans?) (from|after|à compter|après)[^.;|:]*/g;

it.each([
  ['fr', fr],
  ['en', en],
] as const)('the form and the privacy policy promise the same in %s', (locale, messages) => {
  const policy = readFileSync(`content/legal/privacy/${locale}.mdx`, 'utf8');
  const inPolicy = [...policy.matchAll(stated)]
    .map(([words]) => words.trim())
    // The account's period is counted from its closure.
    .filter((words) => !/clôture|closed/.test(words));
  expect(inPolicy).toEqual([promised[locale], promised[locale]]);
  const inForm = [...wordsOf(messages).matchAll(stated)].map(([words]) => words.trim());
  expect(inForm).toContain(promised[locale]);
  expect(wordsOf(messages)).not.toMatch(/three years after our|trois ans après notre/);
});

it('the receiver keeps that promise, and cannot be told to break it', () => {
  expect(readReceiverConfig({}).retention.months).toBe(3 * 12);
  expect(() => readReceiverConfig({ DEMO_RETENTION_MONTHS: '37' })).toThrow('at most 36');
});

it.each([
  ['fr', 'retient votre adresse IP quelques minutes'],
  ['en', 'keeps your IP address for a few minutes'],
])('IP addresses are kept for the few minutes that the policy says in %s', (locale, words) => {
  expect(readFileSync(`content/legal/privacy/${locale}.mdx`, 'utf8')).toContain(words);
  expect(readReceiverConfig({}).rateLimit.windowSeconds).toBe(600);
  expect(() => readReceiverConfig({ DEMO_RATE_WINDOW_SECONDS: '3600' })).toThrow('at most 600');
});

it.each([
  ['fr', 'effacées au bout de 30 jours'],
  ['en', 'deleted after 30 days'],
])('spam is kept for the time that the policy says in %s', (locale, words) => {
  expect(readFileSync(`content/legal/privacy/${locale}.mdx`, 'utf8')).toContain(words);
  expect(readReceiverConfig({}).retention.spamDays).toBe(30);
  expect(() => readReceiverConfig({ DEMO_SPAM_RETENTION_DAYS: '31' })).toThrow('at most 30');
});
