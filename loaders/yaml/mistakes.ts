import {
  isPair,
  isScalar,
  type Node,
  type Pair,
  Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';

/** A mistake that YAML accepts, and where it starts. */
interface SilentMistake {
  offset: number;
  message: string;
}

/** Mistakes that are valid YAML but cannot be meant, as texts cut at a comma. */
export function silentMistakes(document: Parameters<typeof visit>[0]): SilentMistake[] {
  const found: SilentMistake[] = [];
  visit(document, {
    Map: (_key, map) => {
      if (map.flow) found.push(...textsCutAtCommas(map));
    },
    Scalar: (_key, node, path) => {
      const pair = path.at(-1);
      // Within braces, a text cut at a comma looks like a key without a value.
      const message = faultOf(node, isPair(pair) && pair.key === node && pair.value !== null);
      if (message) found.push({ offset: startOf(node), message });
    },
  });
  return found;
}

/** Within braces, `fr: Le guide, complété` is the text "Le guide" and a key "complété" without a value. */
function textsCutAtCommas(map: YAMLMap): SilentMistake[] {
  const found: SilentMistake[] = [];
  let cut: { pair: Pair; rest: string[] } | undefined;
  for (const pair of [...map.items, undefined]) {
    if (pair && cut && pair.value === null) {
      cut.rest.push(String(pair.key));
      continue;
    }
    if (cut && cut.rest.length > 0) found.push(cutText(cut.pair, cut.rest));
    cut = pair && isPlain(pair.value) ? { pair, rest: [] } : undefined;
  }
  return found;
}

function cutText({ key, value }: Pair, rest: readonly string[]): SilentMistake {
  const text = [String(value), ...rest].join(', ');
  return {
    offset: startOf(value as Node),
    message: say(
      'Within braces, a text ends at a comma; put this one in quotation marks: #{key}: #{quoted}.',
      { key: String(key), quoted: quoted(text) },
    ),
  };
}

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

const isPlain = (node: unknown): node is Scalar =>
  isScalar(node) && node.type === Scalar.PLAIN && node.value !== null;

const CURLY = say(
  'Curly quotation marks do not enclose a text in YAML; type straight ones at both ends: "…".',
);

const HYPHEN = say('Put a space after the hyphen: "- id".');

/** What is wrong with a text that is in no straight quotation marks. */
function faultOf({ type, value, source = '' }: Scalar, isKey: boolean): string | undefined {
  if (type !== Scalar.PLAIN) return undefined;
  const [first, other] = String(value).split(/ +/);
  if (isKey && other !== undefined)
    return say('A colon is missing after "#{first}"; write "#{first}: …".', { first });
  if (/^-[a-z]/i.test(source)) return HYPHEN;
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(source))
    return say('"#{source}" is #{value} here; write a number without separators, #{right}.', {
      source,
      value: Number(source),
      right: source.replace('.', ''),
    });
  return /^[“”„‟].*[“”]$/s.test(String(value)) ? CURLY : undefined;
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

const quoteIt = () => say('put the text in quotation marks');

/** The line that contains an offset. */
const lineOf = (yaml: string, offset: number): string =>
  yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

const explanations: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: say('This line starts with a tab; indent with spaces.'),
  BLOCK_AS_IMPLICIT_KEY: say(
    'This line contains a second ": ", or is not aligned with its neighbours; #{quoteIt}, or align the line.',
    { quoteIt: quoteIt() },
  ),
  BLOCK_IN_FLOW: say('This text contains ": "; put it in quotation marks.'),
  BAD_INDENT: say(
    'This line is not aligned with its neighbours, or a bracket is not closed; align it.',
  ),
  MULTIPLE_DOCS: say('A "---" line splits this file in two; remove it.'),
  BAD_DQ_ESCAPE: say(
    'A backslash is an escape character in double quotation marks; use single ones instead.',
  ),
  UNEXPECTED_TOKEN: say(
    'There is text after the end of this value; if the value contains an apostrophe or quotation marks, enclose it in the other kind; if one before it was left open, close that one.',
  ),
};

/** A text in quotation marks, before the key that a comma should part from it. */
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?=[\w-]+:\s)/;
/** A plain text, which may contain a colon: only a language is surely the next key. */
const PLAIN = new RegExp(`^[^"'“”„‟{}[\\],:\\n]*\\s(?=(?:${locales.join('|')}):\\s)`);

/** Offset of the key before which braces lack a comma. */
function keyWithoutComma({ code, pos, message }: YAMLError, yaml: string): number | undefined {
  const found = yaml.slice(pos[0]);
  if (message.startsWith('Missing , between flow map') && /^[\w-]+:\s/.test(found)) return pos[0];
  const before = code === 'BLOCK_IN_FLOW' && (QUOTED.exec(found) ?? PLAIN.exec(found));
  return before ? pos[0] + before[0].length : undefined;
}

/** Message with a remedy, from an error of the YAML parser. */
export function explainYamlError(error: YAMLError, yaml: string): string {
  const { code, pos, message } = error;
  const found = yaml.slice(pos[0]);
  const unparted = keyWithoutComma(error, yaml);
  if (unparted !== undefined)
    return say('A comma is missing before "#{key}:"; add it.', {
      key: /^[\w-]+/.exec(yaml.slice(unparted))?.[0],
    });
  if (code === 'DUPLICATE_KEY')
    return say(
      'The key "#{key}" appears twice; keep one of them, or put "- " before the one that begins an item of a list.',
      {
        key: /^[^:\s]*/.exec(found)?.[0],
      },
    );
  if (code === 'BAD_SCALAR_START')
    return say('A text cannot start with "#{sign}"; #{quoteIt}.', {
      sign: found.charAt(0),
      quoteIt: quoteIt(),
    });
  if (lineOf(yaml, pos[0]).match(/^\s*-[^\s-]/)) return HYPHEN;
  if (/^[^:]*:\s*[“”„‟]|[“”„‟][^“”„‟]*:\s/.test(lineOf(yaml, pos[0]))) return CURLY;
  if (isUnclosedQuote(message))
    return say(
      'The quotation mark that opens here is never closed; add one at the end of the text.',
    );
  if (/^\s*(?:- )?\w+:[^\s:]/.test(lineOf(yaml, pos[0])))
    return say('Put a space after the colon.');
  if (message.startsWith('Implicit '))
    return say(
      'This line is neither "key: value" nor an item that starts with "- "; put a colon after its key, or indent the lines of a long text under theirs.',
    );
  return (
    explanations[code] ??
    say('This is not valid YAML: #{message}.', { message: message.replace(/[:.]$/, '') })
  );
}

/** Errors that the indentation of a line may cause, there or further down. */
const isOfIndentation = ({ code, message }: YAMLError, yaml: string): boolean =>
  ['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY'].includes(code) ||
  message.startsWith('Sequence item') ||
  /^(#.*\n)* /.test(yaml);

/** The line to align: of those up to the error, the last that breaks the steps of two spaces. */
export function misaligned(error: YAMLError, yaml: string): SilentMistake | undefined {
  const isExplained = /^\s*-[^\s-]|[“”„‟]/.test(lineOf(yaml, error.pos[0]));
  if (isExplained || !isOfIndentation(error, yaml)) return undefined;
  const lines = yaml.split('\n');
  const end = yaml.slice(0, error.pos[0]).split('\n').length + 1;
  let [levels, opens, depth, block, offset] = [[{ at: 0, item: false }], false, 0, 1e9, 0];
  let found: SilentMistake | undefined;
  for (const [index, line] of lines.slice(0, end).entries()) {
    const { 1: spaces = '', 2: dash, 3: key } = /^( *)(- +)?([\w-]+:(?= |$))?/.exec(line) ?? [];
    const at = spaces.length;
    const bare = line.replace(/"[^"]*"|'[^']*'/g, 'x').replace(/(^| )#.*/, '');
    if (depth === 0 && at <= block && (dash || key)) {
      const below = (levels.at(-1)?.at ?? 0) + 2;
      // With its hyphen forgotten, an item starts two columns to the right, and its other keys too.
      const lacksDash = opens && at === below + 2 && lines[index + 1]?.startsWith(spaces) === true;
      const item = dash !== undefined || lacksDash;
      const places = levels.flatMap((level) => (level.item === item ? level.at : []));
      const opened = /:$/.test(line) && (/^ */.exec(lines[index + 1] ?? '')?.[0].length ?? 0) - 2;
      // As near to two others, a line belongs where those below it say.
      const distance = (place: number) => Math.abs(place - at) - Number(place === opened);
      const right = (opens ? [below] : places).reduce(
        (best, place) => (distance(place) <= distance(best) ? place : best),
        1e9,
      );
      if (right !== at) {
        const message = say(
          'This line starts in column #{at}, and its neighbours in column #{right}; align it, or put "- " before it if an item of a list begins here.',
          { at: at + 1, right: right + 1 },
        );
        found = { offset, message };
      }
      levels = [...levels.filter((level) => level.at < right), { at: right, item }];
      if (item && key) levels.push({ at: right + 2, item: false });
      opens = /:\s*$/.test(bare);
      block = /[|>][+-]?$/.test(line) ? (levels.at(-1)?.at ?? 0) : 1e9;
    } else if (/^\s*[^\s#]/.test(line)) opens = false;
    for (const sign of bare) depth += '{['.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0;
    offset += line.length + 1;
  }
  return found;
}

const isUnclosedQuote = (message: string): boolean => message.startsWith('Missing closing');

/** Where a value may start, and its quotation mark. */
const OPENING = /(?:^|[:,-]\s|[{[])[ \t]*(["'])/gm;

/** Offset of what to repair: the parser tells where a quotation mark is missing, not where one was opened. */
export function placeOfError(error: YAMLError, yaml: string): number {
  const { pos, message } = error;
  if (!isUnclosedQuote(message)) return keyWithoutComma(error, yaml) ?? pos[0];
  const openings = [...yaml.slice(0, pos[0] + 1).matchAll(OPENING)].map((match) => ({
    mark: match[1] ?? '"',
    offset: match.index + match[0].length - 1,
  }));
  const open = openings.findLast(
    ({ mark, offset }) => !yaml.slice(offset + 1, pos[0]).includes(mark),
  );
  return open?.offset ?? pos[0];
}

/** Anchors, aliases and tags are not allowed: a value is written where it is used. */
export const refusedSyntax = (sign: '*' | '&' | '!'): string =>
  say('A text cannot start with "#{sign}"; #{quoteIt}, or write the value itself.', {
    sign,
    quoteIt: quoteIt(),
  });
