import { outcomesOf } from '@/components/mdx/steps/component';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';

// Not typed: the compiler would look for the messages of every page.
const { createTranslator } = jest.requireActual('next-intl');

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    createTranslator({ locale, namespace, messages: { fr, en }[locale] } as never),
}));

it.each([
  ['en', 'set-threshold', '5 March 2027 (43 weeks before year end)'],
  ['fr', 'set-threshold', '5 mars 2027 (43 semaines avant la clôture)'],
  ['en', 'freeze-scopes', '31 December 2027 (year end)'],
  ['fr', 'adopt-report', '24 mars 2028 (12 semaines après la clôture)'],
] as const)('tells in %s when the work plan has %s', async (locale, task, value) => {
  const [outcome] = await outcomesOf({ task }, locale);
  expect(outcome?.value.replace(/\u00a0/g, ' ')).toBe(value);
});
