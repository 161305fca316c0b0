import type { Locale } from '@/lib/i18n/locales';
import type { GuideLaw } from '@/loaders/guide-law';
import type { MdxElement } from '@/loaders/mdx/tree';

/** Lists of guide.yaml whose entries an attribute may name. */
export type DataList = 'subjects' | 'milestones' | 'figures' | 'rules' | 'sources';

interface Attribute {
  readonly required?: boolean;
  /** Readers see the value: it is checked as prose and typeset. */
  readonly prose?: boolean;
  /** Allowed values; any text by default. */
  readonly values?: readonly string[];
  /** The value names entries of this list in guide.yaml, by id. */
  readonly ids?: DataList;
}

/** What the React components of guides are given, besides their attributes. */
export interface OfGuide {
  readonly law: GuideLaw;
  readonly locale: Locale;
}

/** A component that texts may use: everything about it except its React component and its example. */
export interface MdxComponent {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /**
   * What it may contain: prose, a reference (such as an article of law, which is not checked as prose),
   * nothing, or only the components named.
   */
  readonly holds: 'prose' | 'reference' | 'nothing' | readonly string[];
  /** Whether it cites a source for its section. */
  readonly citesSource?: boolean;
  /** Its figures are a fictional company's, so they aren't checked against the register of law. */
  readonly fictional?: boolean;
  /** What must be the same in every language: how many there are, or the value of some attributes. */
  readonly parity?:
    | 'count'
    | { readonly attribute: string | readonly string[] }
    /** In a sentence, whose order and repetitions are each language's own. */
    | { readonly named: string };
  /** Checks of this component only: a sentence for each problem. */
  readonly check?: (element: MdxElement) => readonly string[];
}

/** Declares a component. Its name becomes a type, so that a missing React component does not compile. */
export const component = <Name extends string>(
  definition: MdxComponent & { readonly name: Name },
): MdxComponent & { readonly name: Name } => definition;
