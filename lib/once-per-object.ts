/**
 * Memoizes a function of an object and keys for as long as the object lives. The object must not change:
 * content that is edited is read into a new one.
 */
export function oncePerObject<O extends object, K extends (string | number)[], T>(
  compute: (object: O, ...keys: K) => T,
): (object: O, ...keys: K) => T {
  const results = new WeakMap<O, Map<string, T>>();
  return (object, ...keys) => {
    const known = results.get(object) ?? new Map<string, T>();
    results.set(object, known);
    const key = keys.join(' ');
    if (!known.has(key)) known.set(key, compute(object, ...keys));
    return known.get(key) as T;
  };
}
