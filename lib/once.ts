import { contentVersion } from './content-version';

/**
 * Memoizes a function by key: for the whole build and, in development, until a file changes. Tests and
 * scripts get a fresh result on every call.
 * @param version what a key's result depends on in development; by default, every file that writers edit.
 */
export function oncePerBuild<T>(
  read: (key: string) => T,
  version: (key: string) => string = contentVersion,
): (key: string) => T {
  const results = new Map<string, { result: T; version: string }>();
  return (key) => {
    const mode = process.env.NODE_ENV;
    if (mode !== 'production' && mode !== 'development') return read(key);
    const current = mode === 'development' ? version(key) : '';
    const known = results.get(key);
    if (known?.version === current) return known.result;
    const result = read(key);
    results.set(key, { result, version: current });
    return result;
  };
}

/**
 * Memoizes a function of an object and a key for as long as the object lives. The object must not change:
 * content that is edited is read into a new one.
 */
export function oncePerObject<O extends object, K extends string, T>(
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
