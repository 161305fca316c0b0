declare module 'nspell' {
  interface Spelling {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): void;
  }
  /** Takes a Hunspell dictionary. */
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Spelling;
}
