/** A mistake that setting the text does not repair. */
export interface MistakeRule {
  /** Global, unicode and of many lines, each a text of its own. What it matches is shown to the writer. */
  readonly pattern: RegExp;
  /** How to repair it, after the words in question. */
  readonly repair: (found: string) => string;
  /** For what the reader does not see, but the next writer would stumble over. */
  readonly warning?: true;
}
