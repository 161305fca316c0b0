/** An MDX syntax error, told to a writer; the place is in the prose, below the front matter. */
export interface MdxSyntaxError {
  message: string;
  line: number;
  column: number;
  /** Whether a tag lacks the one it goes with. */
  unpaired: boolean;
}

interface Thrown {
  reason?: string;
  place?: Point | { start: Point };
}
type Point = { line: number; column: number };

/** What the parser says, and what that means to a writer. */
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
    'This tag cannot be read; write <Note title="…">, every value between two quotation marks.',
  ],
  [
    /^(Unexpected end of file in expression|Could not parse expression)/,
    'A brace "{" starts code, which texts do not hold; write plain text.',
  ],
  [
    /^Could not parse import\/exports/,
    'A line that starts with "import" or "export" is taken for code; start it with another word.',
  ],
  [
    /^Expected a closing tag for `(<[a-z][^>]*>)`/,
    (tag) => `Raw HTML such as ${tag} is not available; use Markdown.`,
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`.* before the end of `paragraph`/,
    (name) =>
      `<${name}> opens within a paragraph and does not close there; end it with "/>", or put both tags on lines of their own, with a blank line around what they hold.`,
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`/,
    (name) => `<${name}> is never closed; add </${name}> after what it holds.`,
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
    'This tag closes a component that is not open; remove it, or open the component before.',
  ],
];

/**
 * The parser's error in a writer's words, where the writer has to look.
 * @param body the prose that could not be parsed.
 */
export function explainMdxError(cause: unknown, body: string): MdxSyntaxError {
  const { reason = String(cause), place } = cause as Thrown;
  return {
    message: wording(reason),
    unpaired: /closing (tag|slash)/.test(reason),
    ...placeOf(reason, place, body),
  };
}

function placeOf(reason: string, place: Thrown['place'], body: string): Point {
  // Where a tag opened is within the words; what is open at the end of the text began before.
  const spoken = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (spoken) return { line: Number(spoken[1]), column: Number(spoken[2]) };
  const at = place && 'start' in place ? place.start : place;
  const opening = reason.includes('end of file')
    ? body.lastIndexOf(reason.includes('in expression') ? '{' : '<')
    : -1;
  if (opening === -1) return { line: at?.line ?? 1, column: at?.column ?? 1 };
  const before = body.slice(0, opening).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function wording(reason: string): string {
  const plain = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
  for (const [pattern, words] of explanations) {
    const match = pattern.exec(plain);
    if (match) return typeof words === 'string' ? words : words(...match.slice(1));
  }
  return `The text cannot be read: ${plain.replace(/\.$/, '')}.`;
}
