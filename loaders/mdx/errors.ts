/** An MDX syntax error, worded for writers. Its position counts from the start of the prose, below the front matter. */
export interface MdxSyntaxError {
  message: string;
  line: number;
  column: number;
  /** Whether an opening or closing tag lacks its counterpart. */
  unpaired: boolean;
}

interface Thrown {
  reason?: string;
  place?: Point | { start: Point };
}
type Point = { line: number; column: number };

/** Patterns of parser errors, and what to tell the writer instead. */
const explanations: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  [
    /^Unexpected character `!`/,
    'A comment or raw HTML starts here with "<!"; remove it: everything in a text is published.',
  ],
  [/to create a link in MDX/, 'Write addresses as links, [text](https://…), without "<" and ">".'],
  [
    /^Unexpected character `.+` .*before name/,
    'A "<" starts a component; write "&lt;", or words such as "less than".',
  ],
  [
    /attribute value|^Unexpected .+ (before attribute name|in attribute name|after attribute)/,
    'This tag cannot be parsed; write <Note title="…">, with every value in quotation marks.',
  ],
  [
    /^(Unexpected end of file in expression|Could not parse expression)/,
    'A "{" starts code, which texts may not contain; write plain text.',
  ],
  [
    /^Could not parse import\/exports/,
    'A line that starts with "import" or "export" is read as code; start it with another word.',
  ],
  [
    /^Expected a closing tag for `(<[a-z][^>]*>)`/,
    (tag) => `Raw HTML such as ${tag} is not supported; use Markdown.`,
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`.* before the end of `paragraph`/,
    (name) =>
      `<${name}> opens within a paragraph and does not close there; end it with "/>", or put both tags on lines of their own, with blank lines around their content.`,
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`/,
    (name) => `<${name}> is never closed; add </${name}> after its content.`,
  ],
  [
    /^Unexpected closing tag `<\/([^`]+)>`, expected corresponding closing tag for `<([^`]+)>`/,
    (found, open) => `</${found}> comes before </${open}>; close <${open}> first.`,
  ],
  [
    /^Expected the closing tag `(<[^`]+)` either/,
    (tag) => `${tag} follows text; put it on a line of its own, after a blank line.`,
  ],
  [
    /^Unexpected closing slash/,
    'This closing tag has no opening tag; remove it, or add the opening tag before it.',
  ],
];

/**
 * Explains a parser error to a writer, at the position to fix.
 * @param body the prose that could not be parsed.
 */
export function explainMdxError(cause: unknown, body: string): MdxSyntaxError {
  const { reason = String(cause), place } = cause as Thrown;
  return {
    message: explain(reason),
    unpaired: /closing (tag|slash)/.test(reason),
    ...placeOf(reason, place, body),
  };
}

function placeOf(reason: string, place: Thrown['place'], body: string): Point {
  // The message of an unclosed tag says where it opened; for an unclosed brace, search for the last one.
  const quoted = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (quoted) return { line: Number(quoted[1]), column: Number(quoted[2]) };
  const at = place && 'start' in place ? place.start : place;
  const opening = reason.includes('end of file')
    ? body.lastIndexOf(reason.includes('in expression') ? '{' : '<')
    : -1;
  if (opening === -1) return { line: at?.line ?? 1, column: at?.column ?? 1 };
  const before = body.slice(0, opening).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function explain(reason: string): string {
  const plain = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
  for (const [pattern, explanation] of explanations) {
    const match = pattern.exec(plain);
    if (match)
      return typeof explanation === 'string' ? explanation : explanation(...match.slice(1));
  }
  return `The text cannot be parsed: ${plain.replace(/\.$/, '')}.`;
}
