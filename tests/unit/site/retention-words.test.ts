import { readFileSync } from 'node:fs';
import { readReceiverConfig } from '@/lib/config/receiver';
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

const receiver = readReceiverConfig({});
it.each([
  ['DEMO_RETENTION_MONTHS', 36, receiver.retention.months, Object.values(promised)],
  [
    'DEMO_RATE_WINDOW_SECONDS',
    600,
    receiver.rateLimit.windowSeconds,
    ['retient votre adresse IP quelques minutes', 'keeps your IP address for a few minutes'],
  ],
  [
    'DEMO_SPAM_RETENTION_DAYS',
    30,
    receiver.retention.spamDays,
    ['effacées au bout de 30 jours', 'deleted after 30 days'],
  ],
])('the receiver keeps to the policy in %s, %i at most', (name, most, byDefault, words) => {
  expect(byDefault).toBe(most);
  expect(() => readReceiverConfig({ [name]: String(most + 1) })).toThrow(`at most ${most}`);
  for (const [index, locale] of ['fr', 'en'].entries())
    expect(readFileSync(`content/legal/privacy/${locale}.mdx`, 'utf8')).toContain(words[index]);
});
