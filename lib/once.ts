/**
 * Remembers what a function returned for each key, for the length of a build. In development and in
 * tests every call reads afresh, so that an edited file shows at once.
 */
export function oncePerBuild<T>(read: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    if (process.env.NODE_ENV !== 'production') return read(key);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = read(key);
    results.set(key, result);
    return result;
  };
}
