import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { say } from '@/lib/say/say';
import { placeAt } from '@/loaders/problems';

export interface MdxFile {
  /** YAML of the front matter, without its fences. */
  frontMatter: string;
  /** Prose below it. */
  body: string;
  /** Number of lines before the prose, to convert positions in it to positions in the file. */
  bodyOffset: number;
}

/** Front matter is data: gray-matter's engines that evaluate code are disabled. */
const refuse = (): never => {
  throw new Error(say('Front matter must be YAML between two lines of three hyphens.'));
};
const rawYaml = { parse: (yaml: string) => ({ yaml }), stringify: refuse };
const refused = { parse: refuse, stringify: refuse };

/** Splits a file into front matter and prose. @throws when the front matter is not YAML, or never ends. */
export function splitMdx(source: string): MdxFile {
  if (source.startsWith('---') && !/\n---/.test(source)) {
    throw new Error(say('The front matter never ends; close it with a line of three hyphens.'));
  }
  if (source.trim() === '') return { frontMatter: '', body: '', bodyOffset: 0 };
  const file = matter(source, {
    engines: { yaml: rawYaml, js: refused, javascript: refused, json: refused, coffee: refused },
  });
  const bodyStart = source.length - file.content.length;
  return {
    frontMatter: file.matter.replace(/^\n/, ''),
    body: file.content,
    bodyOffset: source.slice(0, bodyStart).split('\n').length - 1,
  };
}

/** An MDX syntax error, worded for writers. Its position counts from the start of the prose, below the front matter. */
interface MdxSyntaxError {
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
    say(
      'A comment or raw HTML starts here with "<!"; remove it: everything in a text is published.',
    ),
  ],
  [
    /to create a link in MDX/,
    say('Write addresses as links, [text](https://…), without "<" and ">".'),
  ],
  [
    /^Unexpected character `.+` .*before name/,
    say('A "<" starts a component; write "&lt;", or words such as "less than".'),
  ],
  [
    /attribute value|^Unexpected .+ (before attribute name|in attribute name|after attribute)/,
    say('This tag cannot be parsed; write every value in quotation marks, as in source="…".'),
  ],
  [
    /^(Unexpected end of file in expression|Could not parse expression)/,
    say(
      'A "{" starts code, which texts may not contain; write plain text, or in a guide <Figure of="…" /> for a figure of the law.',
    ),
  ],
  [
    /^Could not parse import\/exports/,
    say(
      'A line that starts with "import" or "export" is read as code; start it with another word.',
    ),
  ],
  [
    /^Expected a closing tag for `(<[a-z][^>]*>)`/,
    (tag) =>
      say(
        'Raw HTML such as #{tag} is not supported; use Markdown, or a component: their names start with a capital, as in <Cite>.',
        { tag },
      ),
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`.* before the end of `paragraph`/,
    (name) =>
      say(
        '<#{name}> opens within a paragraph and does not close there; end it with "/>", or put both tags on lines of their own, with blank lines around their content.',
        { name },
      ),
  ],
  [
    /^Expected a closing tag for `<([^`]+)>`/,
    (name) => say('<#{name}> is never closed; add </#{name}> after its content.', { name }),
  ],
  [
    /^Unexpected closing tag `<\/([^`]+)>`, expected corresponding closing tag for `<([^`]+)>`/,
    (found, open) =>
      say(
        '</#{found}> comes before </#{open}>; close <#{open}> first, or correct the name of one of the two.',
        { found, open },
      ),
  ],
  [
    /^Expected the closing tag `(<[^`]+)` either/,
    (tag) => say('#{tag} follows text; put it on a line of its own, after a blank line.', { tag }),
  ],
  [
    /^Unexpected closing slash/,
    say('This closing tag has no opening tag; remove it, or add the opening tag before it.'),
  ],
];

/**
 * Explains a parser error to a writer, at the position to fix.
 * @param body the prose that could not be parsed.
 */
function explainMdxError(cause: unknown, body: string): MdxSyntaxError {
  const { reason = String(cause), place } = cause as Thrown;
  // The parser fails at the next quotation mark, wherever that is.
  const unclosed = UNCLOSED_VALUE.exec(body);
  if (unclosed)
    return {
      message: say(
        'The quotation mark after #{attribute}= is never closed; write <#{name} #{attribute}="…">.',
        { name: unclosed[1], attribute: unclosed[2] },
      ),
      unpaired: false,
      ...placeAt(body, unclosed.index),
    };
  return {
    message: explain(reason),
    unpaired: /closing (tag|slash)/.test(reason),
    ...placeOf(reason, place, body),
  };
}

/** A tag whose last value runs into another tag, or the end of its line. */
const UNCLOSED_VALUE = /<([A-Za-z]\w*)(?: \w+="[^"<>\n]*")* (\w+)="[^"<>\n]*(?:[<>\n]|$)/;

function placeOf(reason: string, place: Thrown['place'], body: string): Point {
  // The message of an unclosed tag says where it opened; for an unclosed brace, search for the last one.
  const quoted = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (quoted) return { line: Number(quoted[1]), column: Number(quoted[2]) };
  const at = place && 'start' in place ? place.start : place;
  const opening = reason.includes('end of file')
    ? body.lastIndexOf(reason.includes('in expression') ? '{' : '<')
    : -1;
  if (opening === -1) return { line: at?.line ?? 1, column: at?.column ?? 1 };
  return placeAt(body, opening);
}

function explain(reason: string): string {
  const plain = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
  for (const [pattern, explanation] of explanations) {
    const match = pattern.exec(plain);
    if (match)
      return typeof explanation === 'string' ? explanation : explanation(...match.slice(1));
  }
  return say('The text cannot be parsed: #{plain}.', { plain: plain.replace(/\.$/, '') });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Syntax tree of MDX prose. @throws a VFileMessage with line and column when the syntax is broken. */
export const parseMdx = (body: string): Root => parser.parse(body);

/** Maximum number of syntax errors found per text and run. */
const MAX_ERRORS = 20;

/**
 * Parses prose and collects every syntax error. The parser stops at the first one, so the paragraph that
 * has it is blanked and the rest parsed again, unless there are too many of them.
 */
export function parseProse(body: string) {
  const errors: MdxSyntaxError[] = [];
  let text = body;
  let lostTags = false;
  for (let attempt = 0; attempt < MAX_ERRORS; attempt++) {
    try {
      return { tree: parseMdx(text), errors };
    } catch (cause) {
      const error = explainMdxError(cause, text);
      // An unpaired tag may only have lost its counterpart to a blanked paragraph.
      if (!error.unpaired || !lostTags) errors.push(error);
      const lines = text.split('\n');
      const { start, end } = paragraphAround(lines, error.line);
      lostTags ||= lines.slice(start, end).some((line) => /<\/?[A-Z]/.test(line));
      text = lines.fill('', start, end).join('\n');
    }
  }
  return { tree: undefined, errors };
}

/** Range of the paragraph around a line: first index, and the index after the last. */
function paragraphAround(lines: readonly string[], line: number): { start: number; end: number } {
  let [start, end] = [line - 1, line];
  while (lines[start - 1]?.trim()) start--;
  while (lines[end]?.trim()) end++;
  return { start, end };
}
