/**
 * Memoizes a function of an object and a key for as long as the object lives. The object must not change:
 * content that is edited is read into a new one.
 */
export function oncePerObject<O extends object, K extends string | number, T>(
  compute: (object: O, key: K) => T,
): (object: O, key: K) => T {
  const results = new WeakMap<O, Map<K, T>>();
  return (object, key) => {
    const known = results.get(object) ?? new Map<K, T>();
    results.set(object, known);
    if (!known.has(key)) known.set(key, compute(object, key));
    return known.get(key) as T;
  };
}
