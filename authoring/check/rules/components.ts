import type { Nodes, Root, RootContent } from 'mdast';
import { refusals } from '@/authoring/check/guide-data';
import type { Report } from '@/authoring/check/report';
import { closest } from '@/lib/closest';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import type { DataList, MdxComponent } from '@/loaders/mdx/component';
import { attributeOf, type MdxElement, mdxElements, walk } from '@/loaders/mdx/tree';
import {
  componentNamed,
  dataReferences,
  isReference,
  type MdxVocabulary,
} from '@/loaders/mdx/vocabulary';
import type { GuideData } from '@/loaders/schema/guide';

/** Components must exist, have valid attributes, and pass their own checks: those of what they hold where all of it is there. */
export function checkComponents(
  tree: Root,
  vocabulary: MdxVocabulary,
  report: Report,
  isWhole = true,
): void {
  for (const element of mdxElements(tree)) {
    const component = componentNamed(vocabulary, element.name);
    if (!component) {
      report(unknownComponent(element.name ?? '', vocabulary), element.position);
      continue;
    }
    checkAttributes(element, component, report);
    checkValues(element, component, report);
    if (!isWhole && Array.isArray(component.holds)) continue;
    for (const fault of component.check?.(element) ?? []) report(fault, element.position);
  }
}

function unknownComponent(name: string, { subject, components }: MdxVocabulary): string {
  const known = components.map((component) => component.name);
  const hint = didYouMean(name, known);
  return /^[a-z]/.test(name) && !hint.startsWith(' Did')
    ? say('Raw HTML such as <#{name}> is not supported; use Markdown, or one of: #{known}.', {
        name,
        known: known.join(', '),
      })
    : say('<#{name}> is not a component of #{subject}.#{hint}', { name, subject, hint });
}

/** Attributes must be plain text, and known. */
function checkAttributes(
  { name, attributes: given, position }: MdxElement,
  { attributes }: MdxComponent,
  report: Report,
): void {
  const known = Object.keys(attributes);
  const [braces, unknown] = [
    '<#{name}> takes only plain text attributes, such as title="…"; remove the braces.',
    '<#{name}> has no attribute "#{attribute}".#{hint}',
  ] as const;
  for (const each of given) {
    if (each.type !== 'mdxJsxAttribute' || typeof each.value !== 'string')
      report(say(braces, { name }), position);
    else if (!known.includes(each.name)) {
      const hint = known.length ? didYouMean(each.name, known) : say(' It takes none.');
      report(say(unknown, { name, attribute: each.name, hint }), position);
    }
  }
}

/** Values must be allowed, and required attributes present. */
function checkValues(element: MdxElement, { attributes }: MdxComponent, report: Report): void {
  const { name, position } = element;
  const given = element.attributes.map((each) => ('name' in each ? String(each.name) : ''));
  for (const [attribute, { values }] of Object.entries(attributes)) {
    const value = attributeOf(element, attribute);
    if (!values || value === undefined || values.includes(value)) continue;
    const hint = didYouMean(value, values);
    const message = '<#{name}> does not accept #{attribute}="#{value}".#{hint}';
    report(say(message, { name, attribute, value, hint }), position);
  }
  // What is missing is then most likely there under the name that is reported above.
  if (given.some((each) => !Object.hasOwn(attributes, each))) return;
  for (const [attribute, { required }] of Object.entries(attributes)) {
    // An attribute in braces is reported above.
    const isPresent = element.attributes.some(
      (each) => 'name' in each && each.name === attribute && each.value,
    );
    if (required && !isPresent)
      report(say('<#{name}> needs #{attribute}="…".', { name, attribute }), position);
  }
}

/** Components must contain only what they may, and be inside their parent. */
export function checkContents(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  const visit = (node: Nodes, around: string | undefined): void => {
    const isElement = isMdxElement(node);
    if (isElement) {
      checkPlace(node, around, vocabulary, report);
      checkContent(node, vocabulary, report);
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, isElement ? (node.name ?? '') : around);
  };
  visit(tree, undefined);
}

const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @param around name of the nearest enclosing component. */
function checkPlace(
  { name, position }: MdxElement,
  around: string | undefined,
  { components }: MdxVocabulary,
  report: Report,
): void {
  const parents = components
    .filter(({ holds }) => Array.isArray(holds) && holds.includes(name))
    .map((parent) => parent.name);
  const [parent] = parents;
  // A misspelt parent is reported by itself.
  const isKnown = around === undefined || components.some((each) => each.name === around);
  if (parent && isKnown && !parents.includes(around ?? ''))
    report(
      say('<#{name}> belongs inside <#{parent}>; put it between <#{parent}> and </#{parent}>.', {
        name,
        parent,
      }),
      position,
    );
}

function checkContent(element: MdxElement, vocabulary: MdxVocabulary, report: Report): void {
  const { name, position } = element;
  const holds = componentNamed(vocabulary, name)?.holds;
  const contents = contentsOf(element);
  if (holds === 'nothing' && contents.length > 0)
    report(say('<#{name}> has no content; end it with "/>".', { name }), position);
  if (!Array.isArray(holds)) return;
  const stray = contents.find((node) => !isMdxElement(node) || !holds.includes(node.name ?? ''));
  if (!stray) return;
  const allowed = holds.map((each) => `<${each}>`).join(say(' and '));
  report(
    say('<#{name}> may contain only #{allowed}; move this elsewhere.', { name, allowed }),
    stray.position ?? position,
  );
}

/** Content of an element. The parser wraps components written on one line in a paragraph. */
const contentsOf = (node: Nodes): Nodes[] =>
  'children' in node
    ? node.children.flatMap((child: Nodes) => {
        if (child.type === 'text' && child.value.trim() === '') return [];
        const blocks = child.type === 'paragraph' ? contentsOf(child) : [];
        return blocks.some(isMdxElement) ? blocks : [child];
      })
    : [];

/** Prose may only name entries of the register of law that guide.yaml lists. */
export function checkDataReferences(
  tree: Root,
  data: Pick<GuideData, DataList>,
  vocabulary: MdxVocabulary,
  report: Report,
): void {
  for (const { id, list, element } of dataReferences(tree, vocabulary)) {
    const known = data[list] ?? [];
    if (!known.includes(id)) report(whyNotListed(id, list, known), element.position);
  }
}

/** Why prose cannot name an entry; undefined where guide.yaml misspells it, which is reported there. */
function whyNotListed(id: string, list: DataList, known: readonly string[]): string | undefined {
  if (id.includes(','))
    return say('Names are separated by spaces alone: write "#{id}", without a comma.', {
      id: id.replace(/,+/g, ' ').trim(),
    });
  const why = refusals[list];
  const sound = known.filter((name) => why(name) === undefined);
  if (why(id))
    return say('guide.yaml has no "#{id}" under #{list}.#{hint}', {
      id,
      list,
      hint: didYouMean(id, sound),
    });
  const unsound = known.filter((name) => !sound.includes(name));
  return closest(id, unsound)
    ? undefined
    : say('guide.yaml has no "#{id}" under #{list}; add it there.', { id, list });
}

/** An article of law: `article 19 bis`, `Art. L. 232-6-3`. */
const ARTICLE = /\b(?:article|art\.)\s+(?:[LR]\. ?)?\d+/i;

/** A section that mentions an article of law must cite its source. */
export function checkCitations(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  for (const section of sectionsOf(tree)) {
    let cited = false;
    let mention: { value: string; position: RootContent['position'] } | undefined;
    for (const block of section) {
      walk(block, (node, parent) => {
        const component = 'name' in node ? componentNamed(vocabulary, node.name ?? null) : null;
        // One that is unknown is reported, and may be misspelt.
        if (component === undefined || component?.citesSource) cited = true;
        if (node.type === 'text' && !(parent && isReference(vocabulary, parent))) {
          const found = ARTICLE.exec(node.value);
          if (found) mention ??= { value: found[0], position: node.position };
        }
      });
    }
    if (mention && !cited) {
      report(
        say('This section mentions "#{mention}" but cites no source; add <Cite source="…">.', {
          mention: mention.value,
        }),
        mention.position,
      );
    }
  }
}

/** Top-level blocks, split before each heading. */
function sectionsOf(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const block of tree.children) {
    if (block.type === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}
