import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { listFiles } from '@/lib/exported-files';

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
  const removed = partsOf(parse(whole)).filter(({ text }) => {
    if (text !== kept[next]?.text) return true;
    next += 1;
    return false;
  });
  const changed = kept[next] ?? removed.find(({ rule }) => !rule);
  if (changed) throw new Error(`Pruning has changed more than whole rules: ${changed.text}`);
  return removed.flatMap(({ rule }) => rule?.selectors ?? []);
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
