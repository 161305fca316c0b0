import type { Nodes, Root } from 'mdast';
import { attributeOf, type MdxElement, mdxElements, nameList } from '@/loaders/mdx/tree';
import type { DataList, MdxComponent } from './component';

/** What MDX of one kind of text may contain; the checks enforce it. */
export interface MdxVocabulary {
  /** What the texts are called in messages to writers. */
  readonly subject: string;
  readonly components: readonly MdxComponent[];
  /** Ids that the page itself uses. */
  readonly reservedIds: RegExp;
  /** Why images are not allowed, as the end of a sentence. */
  readonly noImages: string;
}

export const componentNamed = (
  { components }: Pick<MdxVocabulary, 'components'>,
  name: string | null,
): MdxComponent | undefined => components.find((component) => component.name === name);

/** Whether a node holds a reference, such as an article of law, rather than prose. */
export const isReference = (vocabulary: Pick<MdxVocabulary, 'components'>, node: Nodes): boolean =>
  'name' in node && componentNamed(vocabulary, node.name ?? null)?.holds === 'reference';

/** References from prose to entries of guide.yaml: the id, its list, and the element that names it. */
export const dataReferences = (
  tree: Root,
  vocabulary: MdxVocabulary,
): { id: string; list: DataList; element: MdxElement }[] =>
  mdxElements(tree).flatMap((element) =>
    Object.entries(componentNamed(vocabulary, element.name)?.attributes ?? {}).flatMap(
      ([attribute, { ids: list }]) =>
        list
          ? nameList(attributeOf(element, attribute) ?? '').map((id) => ({ id, list, element }))
          : [],
    ),
  );
