/** What a validator says of an element, everywhere it says it. */
export interface Finding {
  tool: 'nu' | 'htmlcs' | 'ibm';
  /** Its level and rule: `1 Principle1.Guideline1_3.1_3_1.H43`, `VIOLATION/FAIL table_caption_empty:Fail_1`. */
  rule: string;
  message: string;
  /** Start tag, or what the tool quotes. */
  element: string;
  /** Path in out/, with the width of the window where it matters. */
  page: string;
}

/** Start of an element's HTML, without class names, which change with each build. */
export const tagOf = (html: string): string =>
  html
    .replace(/\s*\bclass="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 160);
