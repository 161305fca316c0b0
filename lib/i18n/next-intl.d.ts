import type { Messages } from './messages';

/** A list: no array to the compiler, which would take its methods for keys, but a message read with `raw`. */
interface List extends Array<string> {}

type Keyed<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? List & string
    : { [Key in keyof T]: Keyed<T[Key]> };

interface Texts extends Keyed<Messages> {}

// Makes a misspelt key or namespace a type error. In TypeScript 7, `declare module 'next-intl'` would go unheeded.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
  }
}
