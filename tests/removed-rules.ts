import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { listFiles } from '@/lib/exported-files';

/** A rule of design tokens alone, which lose those that nothing uses. */
const isTokens = (rule: Rule | undefined): boolean => rule?.selector === ':root';

/** At-rules that hold rules which can be removed one by one. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer']);

/** What a stylesheet is made of, in order, each with the conditions around it. */
function partsOf(parent: Container, around = ''): { text: string; rule?: Rule }[] {
  return (parent.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'rule') return { text: `${around}${node}`, rule: node };
    const { name, params, nodes } = node as AtRule;
    return node.type === 'atrule' && GROUPS.has(name) && nodes
      ? partsOf(node as AtRule, `${around}@${name} ${params} `)
      : { text: `${around}${node}` };
  });
}

/**
 * The selectors of the rules by which a pruned stylesheet differs from the whole one.
 * @throws when it differs in anything else, or in the order of its rules.
 */
export function removedSelectors(whole: string, pruned: string): string[] {
  const kept = partsOf(parse(pruned));
  let next = 0;
  const removed = partsOf(parse(whole)).filter(({ text, rule }) => {
    const part = kept[next];
    const isKept =
      text === part?.text || (rule && part?.rule && hasLostTokens(rule, part.rule, pruned));
    if (isKept) next += 1;
    return !isKept;
  });
  const changed = kept[next] ?? removed.find(({ rule }) => !rule);
  if (changed) throw new Error(`Pruning has changed more than whole rules: ${changed.text}`);
  return removed.flatMap(({ rule }) => rule?.selectors ?? []);
}

/** Whether two rules of tokens differ only in some that the pruned stylesheet does not use. */
function hasLostTokens(whole: Rule, pruned: Rule, css: string): boolean {
  if (!isTokens(whole) || !isTokens(pruned)) return false;
  const declared = new Set(pruned.nodes.map(String));
  const lost = whole.nodes.filter((node) => !declared.has(String(node)));
  return (
    lost.length + pruned.nodes.length === whole.nodes.length &&
    lost.every((node) => node.type === 'decl' && !css.includes(`var(${node.prop}`))
  );
}

/** A selector without states, pseudo-elements and the like: what it matches in any state. */
export function inAnyState(selector: string): string {
  const parser = parseSelectors((root) => {
    root.walkPseudos((pseudo) => {
      const before = pseudo.prev();
      if (!before || before.type === 'combinator')
        pseudo.replaceWith(parseSelectors.universal({ value: '*' }));
      else pseudo.remove();
    });
  });
  return parser.processSync(selector);
}

/** What no element may match, by the name of the stylesheet whose rules for it are gone. */
export function removedFromStylesheets(): Record<string, string[]> {
  return Object.fromEntries(
    listFiles('out', '.css').map((file) => {
      const name = path.posix.basename(file);
      const whole = readFileSync(path.join('build/whole-styles', name), 'utf8');
      const pruned = readFileSync(path.join('out', file), 'utf8');
      return [name, removedSelectors(whole, pruned).map(inAnyState)];
    }),
  );
}
