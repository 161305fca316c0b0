/**
 * An LRU cache of a function's results by key. Old entries are evicted, so that work on hundreds of
 * files does not keep everything in memory.
 */
export class Recent<T> {
  private readonly results = new Map<string, T>();

  constructor(private readonly limit: number) {}

  get(key: string, compute: () => T): T {
    const result = this.results.get(key) ?? compute();
    // A Map keeps insertion order, so the first key is the least recently used.
    this.results.delete(key);
    this.results.set(key, result);
    const [oldest] = this.results.keys();
    if (this.results.size > this.limit && oldest !== undefined) this.results.delete(oldest);
    return result;
  }
}
