import type { Nodes, Root } from 'mdast';
import { say } from '@/lib/say/say';
import { attributeOf, type MdxElement, mdxElements, nameList } from '@/loaders/mdx/tree';
import type { DataList, MdxComponent } from './component';
import { Crosswalk } from './declarations/crosswalk';
import { Decision, No, Question, Yes } from './declarations/decision';
import { Download } from './declarations/download';
import { Example } from './declarations/example';
import { Fact, FactList } from './declarations/facts';
import { Figure } from './declarations/figures';
import { FrenchLaw } from './declarations/french-law';
import { Note } from './declarations/note';
import { AsOf, Cite } from './declarations/sources';
import { Step, Steps } from './declarations/steps';
import { Timeline } from './declarations/timeline';
import { WorkedExample } from './declarations/worked-example';

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

/** In the order of the styleguide. Their React components are in components/mdx/of-guides.ts. */
const guideDeclarations = [
  Decision,
  Question,
  Yes,
  No,
  Steps,
  Step,
  Note,
  Example,
  Timeline,
  FrenchLaw,
  AsOf,
  Cite,
  Figure,
  WorkedExample,
  Download,
  Crosswalk,
] as const;

export type GuideComponentName = (typeof guideDeclarations)[number]['name'];

export const guideVocabulary: MdxVocabulary = {
  subject: say('guides'),
  components: guideDeclarations,
  reservedIds: /^(main|since|sources|source-.+|cite-.+|.+-title|language-label)$/,
  noImages: say(
    'say it in words, or as a table, <Steps> (at /styleguide/ in the preview); the cover is drawn from guide.yaml',
  ),
};

const legalDeclarations = [Fact, FactList] as const;

export type LegalComponentName = (typeof legalDeclarations)[number]['name'];

export const legalVocabulary: MdxVocabulary = {
  subject: say('legal texts'),
  components: legalDeclarations,
  reservedIds: /^(main|.+-title|.+-tab|language-label)$/,
  noImages: say('say in words or in a table what the image shows'),
};

/** The components of guides and legal texts together. */
export const everyVocabulary: MdxVocabulary = {
  ...guideVocabulary,
  components: [...guideVocabulary.components, ...legalVocabulary.components],
};
