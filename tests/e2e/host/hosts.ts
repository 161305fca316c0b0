/** What a host can do of what the site asks for; docs/deploying.md has it as a table. */
export interface Host {
  /**
   * Whether it is configured to the letter, rather than a host with habits of its own: exact types, no
   * address for files that are no pages, no other method than GET and HEAD.
   */
  readonly own: boolean;
  /** Status that adds the slash at the end of an address; null when it does not. */
  readonly slash: 301 | 308 | null;
  /** Whether redirects keep the query. */
  readonly query: boolean;
  /** Content encodings it serves text files in. */
  readonly encodings: readonly string[];
  /** Whether each language has its own page for unknown addresses. */
  readonly notFoundByLanguage: boolean;
  /** Whether not-found pages and redirects have the headers of the site too. */
  readonly headersEverywhere: boolean;
  /** Whether it caches files as the site asks. */
  readonly caching: boolean;
  /** Whether parts of files can be asked for. */
  readonly ranges: boolean;
  /** Whether it answers 304 to a page that has not changed. */
  readonly revalidates: boolean;
  /** Whether the receiver of demo requests is behind it. */
  readonly receiver: boolean;
}

const server: Host = {
  own: true,
  slash: 301,
  query: true,
  encodings: ['gzip'],
  notFoundByLanguage: true,
  headersEverywhere: true,
  caching: true,
  ranges: true,
  revalidates: true,
  receiver: true,
};

/** A host as its maker's emulator shows it, which is not the host itself. */
const emulated: Host = {
  ...server,
  own: false,
  encodings: [],
  receiver: false,
};

export const hosts = {
  embedded: { ...server, encodings: ['br', 'gzip'] },
  nginx: server,
  cloudflare: { ...emulated, slash: 308, encodings: ['br', 'gzip'], ranges: false },
  azure: { ...emulated, query: false, notFoundByLanguage: false, headersEverywhere: false },
  netlify: { ...emulated, slash: null, headersEverywhere: false, caching: false, ranges: false },
} as const satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;
