/** A typographical mistake that typesetting does not fix. */
export interface MistakeRule {
  /** With flags g, u and m: each line is a text of its own. The match is shown to the writer. */
  readonly pattern: RegExp;
  /** The remedy, printed after the matched text. */
  readonly repair: (found: string) => string;
  /** Set for mistakes that readers do not see but that would trip up the next writer. */
  readonly warning?: true;
}
