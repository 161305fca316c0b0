/** What a host can do of what the site asks for; docs/deploying.md has it as a table. */
export interface Host {
  /** Status that adds the slash at the end of an address. */
  readonly slash: number;
  /** Encodings it sends pages in, to who accepts them. */
  readonly encodings: readonly string[];
  /** Whether each language has its own page for unknown addresses. */
  readonly notFoundByLanguage: boolean;
  /** Whether the files of the not-found pages, and those for hosts, have no address of their own. */
  readonly hidesFiles: boolean;
  /** Whether parts of files can be asked for. */
  readonly ranges: boolean;
  /** Whether it answers 304 to a page that has not changed. */
  readonly revalidates: boolean;
  /** Whether a redirect keeps the query of the address. */
  readonly keepsQuery: boolean;
  /** Whether the receiver of demo requests is behind it. */
  readonly receiver: boolean;
}

const full: Host = {
  slash: 301,
  encodings: ['gzip'],
  notFoundByLanguage: true,
  hidesFiles: true,
  ranges: true,
  revalidates: true,
  keepsQuery: true,
  receiver: true,
};

export const hosts = {
  embedded: { ...full, encodings: ['br', 'gzip'] },
  nginx: full,
} as const satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;
