/** Capabilities of a host. */
export interface Host {
  /**
   * Whether the configuration is entirely ours, without the host's own defaults: exact types, no
   * address for internal files, no method other than GET and HEAD.
   */
  readonly own: boolean;
  /** Status of the redirect that adds a trailing slash; null when there is none. */
  readonly slash: 301 | 308 | null;
  /** Which addresses in capital letters redirect: any, the likely ones that a list can hold, or none. */
  readonly capitals: 'any' | 'likely' | null;
  /** Whether redirects keep the query. */
  readonly query: boolean;
  /** Content encodings of text files. */
  readonly encodings: readonly string[];
  /** Whether each language has its own not-found page. */
  readonly notFoundByLanguage: boolean;
  /** Whether not-found pages and redirects also have the site's headers. */
  readonly headersEverywhere: boolean;
  /** Whether it sends the site's Cache-Control. */
  readonly caching: boolean;
  /** Whether it supports range requests. */
  readonly ranges: boolean;
  /** Whether it answers conditional requests for unchanged pages with 304. */
  readonly revalidates: boolean;
  /** Whether the receiver of demo requests is behind it. */
  readonly receiver: boolean;
}

const server: Host = {
  own: true,
  slash: 301,
  capitals: 'any',
  query: true,
  encodings: ['gzip'],
  notFoundByLanguage: true,
  headersEverywhere: true,
  caching: true,
  ranges: true,
  revalidates: true,
  receiver: true,
};

/** A host as its vendor's emulator behaves, which may differ from the host itself. */
const emulated: Host = {
  ...server,
  own: false,
  capitals: 'likely',
  encodings: [],
  receiver: false,
};

export const hosts = {
  embedded: { ...server, encodings: ['br', 'gzip'] },
  nginx: server,
  cloudflare: { ...emulated, slash: 308, encodings: ['br', 'gzip'], ranges: false },
  azure: {
    ...emulated,
    capitals: null,
    query: false,
    notFoundByLanguage: false,
    headersEverywhere: false,
  },
  netlify: { ...emulated, slash: null, headersEverywhere: false, caching: false, ranges: false },
} as const satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;
