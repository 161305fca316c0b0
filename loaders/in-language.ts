import { type Locale, locales } from '@/lib/i18n/locales';

/** A value with each of its bilingual texts as one text. */
export type InLanguage<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Readonly<Record<Locale, string>>
    ? string
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : { [Key in keyof T]: InLanguage<T[Key]> };

/** Takes the words of a language out of what a YAML file gives in every language. */
export function inLanguage<T>(value: T, locale: Locale): InLanguage<T> {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale)) as InLanguage<T>;
  if (value === null || typeof value !== 'object') return value as InLanguage<T>;
  if (Object.keys(value).length === locales.length && locales.every((each) => each in value))
    return (value as Record<string, unknown>)[locale] as InLanguage<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale)]),
  ) as InLanguage<T>;
}
