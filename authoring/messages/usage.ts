import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { escapeRegExp } from '@/lib/escape';

/** A key that the code uses; `*` matches a part known only at run time, `**` a whole namespace. */
type UsedKey = string;

interface AstNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string';

/** The nodes right below one. */
const childrenOf = (node: AstNode): AstNode[] => Object.values(node).flat().filter(isNode);

/** Value of a string or template literal, with `*` for each interpolation. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[])
      .map((part) => part.value.cooked)
      .join('*');
  }
  // A computed key: `t(id)`, `nav(id as 'about')`.
  return '*';
}

/** Functions that return a translator for a namespace, and the index of the namespace argument. */
const NAMESPACE_ARGUMENT = new Map<unknown, number>([
  ['getTranslations', 0],
  ['createReader', 1],
]);

/** Namespace passed to one of these calls; '' when there is none. */
function namespaceOf(call: AstNode): string | undefined {
  const callee = call.callee;
  const place = isNode(callee) ? NAMESPACE_ARGUMENT.get(callee.name) : undefined;
  if (place === undefined) return undefined;
  const argument = (call.arguments as AstNode[])[place];
  if (!argument) return '';
  if (argument.type !== 'ObjectExpression') return textOf(argument);
  const property = (argument.properties as AstNode[]).find(
    (candidate) => isNode(candidate.key) && candidate.key.name === 'namespace',
  );
  return property ? textOf(property.value) : '';
}

/** The translators that a block declares, by name, with their namespaces. */
function translatorsOf(block: AstNode): [name: string, namespace: string][] {
  return (block.body as AstNode[]).flatMap((statement) =>
    ((statement.declarations ?? []) as AstNode[]).flatMap(({ id, init }) => {
      const call = isNode(init) && init.type === 'AwaitExpression' ? init.argument : init;
      const namespace =
        isNode(call) && call.type === 'CallExpression' ? namespaceOf(call) : undefined;
      const name = isNode(id) ? id.name : undefined;
      return namespace === undefined || typeof name !== 'string' ? [] : [[name, namespace]];
    }),
  );
}

/** The key that a call names, with the namespace of its translator. */
function keyOf(call: AstNode, namespaces: ReadonlyMap<string, string>): UsedKey[] {
  const callee = call.callee as AstNode;
  const isMember = callee.type === 'MemberExpression';
  const name = isMember ? (callee.object as AstNode).name : callee.name;
  const method = isMember ? (callee.property as AstNode).name : undefined;
  const [argument] = call.arguments as AstNode[];
  const key = argument && textOf(argument);
  const namespace = typeof name === 'string' ? namespaces.get(name) : undefined;
  if (namespace === undefined || key === undefined) return [];
  const full = namespace ? `${namespace}.${key}` : key;
  return [method === 'raw' ? `${full}.**` : full];
}

/** Message keys that one source file uses. */
export function usedKeys(file: string, source: string): UsedKey[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const keysIn = (node: AstNode, outer: ReadonlyMap<string, string>): UsedKey[] => {
    const isBlock = node.type === 'BlockStatement' || node.type === 'Program';
    const namespaces = isBlock ? new Map([...outer, ...translatorsOf(node)]) : outer;
    return [
      ...(node.type === 'CallExpression' ? keyOf(node, namespaces) : []),
      ...childrenOf(node).flatMap((child) => keysIn(child, namespaces)),
    ];
  };
  return keysIn(program as unknown as AstNode, new Map());
}

/** Cached per file, since development checks the messages on every request. */
const known = new Map<string, { source: string; keys: UsedKey[] }>();

function usedKeysOf(file: string): UsedKey[] {
  const source = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.source === source) return before.keys;
  const keys = usedKeys(file, source);
  known.set(file, { source, keys });
  return keys;
}

/** Message keys used anywhere in the source folders. */
export function collectUsedKeys(root: string, folders: readonly string[]): Set<UsedKey> {
  const used = new Set<UsedKey>();
  for (const folder of folders.filter((name) => existsSync(path.join(root, name)))) {
    for (const entry of readdirSync(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name))
        continue;
      for (const key of usedKeysOf(path.join(entry.parentPath, entry.name))) used.add(key);
    }
  }
  return used;
}

/** Matcher for the message keys that one used key covers, wildcards included. */
export function matcher(used: UsedKey): (key: string) => boolean {
  if (!used.includes('*')) return (key) => key === used;
  const pattern = used
    .split('.')
    .map((part) => (part === '**' ? '.+' : part.split('*').map(escapeRegExp).join('[^.]+')))
    .join('\\.');
  const whole = new RegExp(`^${pattern}$`);
  return (key) => whole.test(key);
}
