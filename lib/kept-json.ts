import { isDeepStrictEqual } from 'node:util';
import { CacheEntry, readingCode } from './build-cache';

/**
 * JSON-like data that takes long to compute: kept in the build cache under its inputs, the site's code among
 * them. Data that JSON would change, or cannot hold, is not kept.
 */
export class KeptJson<T> {
  private readonly entry: CacheEntry;

  constructor(kind: string, ...inputs: readonly string[]) {
    this.entry = new CacheEntry(kind, readingCode(), ...inputs);
  }

  read(): T | undefined {
    const kept = this.entry.read();
    return kept && (JSON.parse(kept.toString()) as T);
  }

  write(value: T): void {
    if (!this.entry.isOpen) return;
    try {
      const json = JSON.stringify(value);
      if (isDeepStrictEqual(JSON.parse(json), value)) this.entry.write(json);
    } catch {
      // Nested too deeply for JSON, as thousands of quotations within each other are.
    }
  }
}
