/** What a visitor can follow on a regime. */
export interface Followed {
  calendars: readonly { name: string; url: string }[];
  /** Address of its Atom feed. */
  feed: string;
}
