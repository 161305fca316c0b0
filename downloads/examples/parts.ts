/** A table column. Numbers are aligned to its end. */
export interface Column {
  readonly label: string;
  readonly numeric?: boolean;
}

/** A row with its heading; `sum` marks the total. */
export interface Row {
  readonly head: string;
  readonly cells: readonly string[];
  readonly sum?: boolean;
}

export interface Table {
  readonly caption: string;
  /** The first heads the rows. */
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
}

/** What readers see of a worked example, in their language and in this order. Not typeset. */
export type ExamplePart = string | Table;
