import { type UnzipOptions, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';

// fflate hands large files to workers that it makes of text, which the policy of pages refuses. The bundler puts this
// module in its place (islands/build/bundle.ts): the same functions, in the page.

export * from 'fflate';

type Done<T> = (error: Error | null, data: T) => void;

/** Answers as fflate does, whose options are optional. */
const answer = <T>(make: () => T, done: Done<T>): (() => void) => {
  try {
    done(null, make());
  } catch (error) {
    done(error as Error, undefined as never);
  }
  return () => undefined;
};

export const unzip = (
  data: Uint8Array,
  options: UnzipOptions | Done<Unzipped>,
  done = options as Done<Unzipped>,
) => answer(() => unzipSync(data, typeof options === 'function' ? {} : options), done);

export const zip = (
  files: Zippable,
  options: object | Done<Uint8Array>,
  done = options as Done<Uint8Array>,
) => answer(() => zipSync(files, typeof options === 'function' ? {} : options), done);
