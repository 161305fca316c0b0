import { type Locale, languageIn } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
// Every message in French, by the English one, with ordinary spaces and straight apostrophes.
import french from './french.json' with { type: 'json' };

/** Names of the values in a message: `#{name}`. */
type ValuesOf<M extends string> = M extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never;

/**
 * A message to writers, in English, by which the French one is found. `#{name}` stands for a value. The compiler refuses
 * one that has no French.
 */
export type Message = keyof typeof french;

type Given<M extends string> = [ValuesOf<M>] extends [never]
  ? []
  : [Readonly<Record<ValuesOf<M>, string | number | null | undefined>>];

/** The language of messages to writers: French where the terminal's is (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English. */
export function toolLanguage(): 'fr' | 'en' {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^fr/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'fr' : 'en';
}

/** A message in that language. The typography of French is applied to the message, and not to its values. */
export function say<M extends Message>(message: M, ...[values]: Given<M>): string {
  const text = toolLanguage() === 'fr' ? typeset(french[message], 'fr') : message;
  return text.replace(/#\{(\w+)\}/g, (_mark, name: string) =>
    String((values as Readonly<Record<string, unknown>> | undefined)?.[name]),
  );
}

/** Whether a count takes the singular, as 0 does in French but not in English. */
export const isOne = (count: number): boolean =>
  new Intl.PluralRules(toolLanguage()).select(count) === 'one';

/** A language as messages to writers call it: `French`. */
export const languageName = (locale: Locale): string => languageIn(locale, toolLanguage());
