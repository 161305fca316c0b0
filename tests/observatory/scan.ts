/**
 * The scoring rules of the MDN HTTP Observatory (mdn-http-observatory 1.4.8, algorithm 4), reimplemented
 * from https://github.com/mdn/mdn-http-observatory. Each file beside this one is one of its tests.
 */

/** What the Observatory fetches of a site. */
export interface Scan {
  readonly host: string;
  /** Headers of the page over https, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
  /** Redirect chain from http:// to the final URL; null when nothing answers there. */
  readonly route: readonly string[] | null;
  /** Response headers of a cross-origin preflight request. */
  readonly preflight: Readonly<Record<string, string>>;
}

/** A result of a test and the points it adds to 100. */
export type Finding = readonly [result: string, points: number];
