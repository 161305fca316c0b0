import { isScalar, type Node, type Pair, Scalar, visit, type YAMLMap } from 'yaml';

/** A mistake that YAML accepts, and where it starts. */
export interface SilentMistake {
  offset: number;
  message: string;
}

/** Mistakes that are valid YAML but cannot be meant: texts cut at a comma, curly quotation marks around a text. */
export function silentMistakes(document: Parameters<typeof visit>[0]): SilentMistake[] {
  const found: SilentMistake[] = [];
  visit(document, {
    Map: (_key, map) => {
      if (map.flow) found.push(...textsCutAtCommas(map));
    },
    Scalar: (_key, node) => {
      if (isInCurlyQuotes(node)) found.push({ offset: startOf(node), message: CURLY });
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
    message: `Within braces, a text ends at a comma; put this one in quotation marks: ${key}: ${quoted(text)}.`,
  };
}

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

const isPlain = (node: unknown): node is Scalar =>
  isScalar(node) && node.type === Scalar.PLAIN && node.value !== null;

export const CURLY =
  'Curly quotation marks do not enclose a text in YAML; type straight ones at both ends: "…".';

/** Whether the text is in curly marks and in no straight ones, which would make them part of the text. */
const isInCurlyQuotes = (node: Scalar): boolean =>
  node.type === Scalar.PLAIN && /^[“”„‟].*[“”]$/s.test(String(node.value));

const startOf = (node: Node): number => node.range?.[0] ?? 0;
