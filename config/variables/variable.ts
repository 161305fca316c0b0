/** One environment variable: `.env.example` and docs/configuration.md are written from these. */
export interface Variable {
  readonly name: string;
  /** What it sets, in Markdown, without a full stop. */
  readonly meaning: string;
  /** Value that stands for an unset variable; absent when there is none. */
  readonly fallback?: string;
  /** A typical value, for variables without a fallback. */
  readonly example?: string;
  /** May be the name of a file instead, in `<NAME>_FILE`; its value is never shown. */
  readonly secret?: true;
  /** A release is refused without it. */
  readonly required?: true;
  /** The server reads it too when it starts, besides the build. */
  readonly server?: true;
}

/** Variables that one module reads. */
export interface VariableGroup {
  readonly title: string;
  /** The module that reads and checks them. */
  readonly reader: string;
  readonly readBy: 'build' | 'server';
  readonly variables: readonly Variable[];
}
