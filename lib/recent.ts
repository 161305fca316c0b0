/**
 * Remembers the results of the last calls by their key. Older ones are let go, so that work on
 * hundreds of files does not keep all that was made of them in memory.
 */
export class Recent<T> {
  private readonly results = new Map<string, T>();

  constructor(private readonly limit: number) {}

  get(key: string, compute: () => T): T {
    const result = this.results.get(key) ?? compute();
    // A Map keeps its keys in order, so that the first is the one that waited longest.
    this.results.delete(key);
    this.results.set(key, result);
    const [oldest] = this.results.keys();
    if (this.results.size > this.limit && oldest !== undefined) this.results.delete(oldest);
    return result;
  }
}
