import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** Rules in groups of these can go with their group; an empty @layer still orders the others. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** A stylesheet whose rules can be pruned. */
export class Stylesheet {
  private readonly root;
  /** Its rules, each with the names that one of its selectors needs. */
  private readonly rules = new Map<Rule, string[][]>();

  constructor(css: string) {
    this.root = parse(css);
    this.root.walkRules((rule) => {
      if (!isFrame(rule)) this.rules.set(rule, namesNeeded(rule.selector));
    });
  }

  /** Every class and id that a rule needs, and every design token. */
  get names(): Set<string> {
    return new Set([...[...this.rules.values()].flat(2), ...this.tokens().map(({ prop }) => prop)]);
  }

  /**
   * Removes the rules that cannot match an element while some classes and ids are missing, and the missing
   * design tokens that no value uses. Only whole rules and tokens go: what is left is, to every browser, as it
   * was written.
   */
  prune(missing: ReadonlySet<string>): void {
    for (const [rule, needed] of this.rules) {
      if (needed.every((names) => names.some((name) => missing.has(name)))) removeUp(rule);
    }
    this.pruneTokens(missing);
  }

  /** A token may use others, which go after it. */
  private pruneTokens(missing: ReadonlySet<string>): void {
    const used = new Set<string>();
    this.root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
    });
    const unused = this.tokens().filter(({ prop }) => missing.has(prop) && !used.has(prop));
    for (const token of unused) token.remove();
    if (unused.length > 0) this.pruneTokens(missing);
  }

  private tokens(): Declaration[] {
    return [...this.rules.keys()].flatMap((rule) =>
      rule.selector === ':root'
        ? (rule.nodes ?? []).filter(
            (node): node is Declaration => node.type === 'decl' && node.prop.startsWith('--'),
          )
        : [],
    );
  }

  toString(): string {
    return this.root.toString();
  }
}

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/**
 * The classes and ids that the elements of a selector must have, for each selector of a list. Those in
 * `:not()`, `:is()` and the like are left out, since an element may lack them.
 */
function namesNeeded(selectors: string): string[][] {
  const { nodes } = parseSelectors().astSync(selectors, { lossless: false });
  return nodes.map((selector) =>
    selector.nodes.flatMap((node) =>
      node.type === 'class' || node.type === 'id' ? node.value : [],
    ),
  );
}

/** Removes a node, and the groups that this leaves empty. */
function removeUp(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'atrule' || (parent as AtRule).nodes?.length !== 0) return;
  if (CONDITIONS.has((parent as AtRule).name)) removeUp(parent as AtRule);
}
