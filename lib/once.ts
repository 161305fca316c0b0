import { contentVersion } from './content-version';

/**
 * Remembers what a function returned for each key: for the length of a build, and in development
 * until a file changes. In tests and scripts every call reads afresh.
 * @param version what a key's result depends on in development; everything that writers edit, if not given.
 */
export function oncePerBuild<T>(
  read: (key: string) => T,
  version: (key: string) => string = contentVersion,
): (key: string) => T {
  const results = new Map<string, { result: T; version: string }>();
  return (key) => {
    const mode = process.env.NODE_ENV;
    if (mode !== 'production' && mode !== 'development') return read(key);
    const present = mode === 'development' ? version(key) : '';
    const known = results.get(key);
    if (known?.version === present) return known.result;
    const result = read(key);
    results.set(key, { result, version: present });
    return result;
  };
}
