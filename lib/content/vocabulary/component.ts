import type { RootContent } from 'mdast';
import type { getTranslations } from 'next-intl/server';
import type { GuideLaw } from '@/lib/content/facts/guide-law';
import type { MdxElement } from '@/lib/content/mdx/elements';
import type { Locale } from '@/lib/i18n/locales';

/** Lists of guide.yaml whose entries an attribute may name. */
export type DataList = 'subjects' | 'milestones' | 'figures' | 'rules' | 'sources';

export interface Attribute {
  readonly required?: boolean;
  /** What readers see: it is checked as prose and typeset. */
  readonly words?: boolean;
  /** The only values there are. */
  readonly values?: readonly string[];
  /** The value is one or more ids of this list of guide.yaml. */
  readonly ids?: DataList;
}

/** What Markdown is written from: what the guide shows of the law, and the language. */
export interface MarkdownContext {
  readonly law: GuideLaw;
  readonly locale: Locale;
  /** Of next-intl/server: handed in, because the middleware of `npm run dev` cannot load it. */
  readonly getTranslations: typeof getTranslations;
}

/** Writes a component in plain Markdown; its children already are. */
export type ToMarkdown = (
  element: MdxElement,
  children: RootContent[],
  context: MarkdownContext,
) => RootContent[] | Promise<RootContent[]>;

/** What the styleguide shows: a component as it is typed. */
export interface ComponentExample {
  readonly title: string;
  readonly source: string;
}

/** One component that texts may hold: all there is to know of it but its looks. */
export interface MdxComponent {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /**
   * What stands between its tags: prose, a reference (an article of law, which is no prose of the text
   * itself), nothing, or certain components alone.
   */
  readonly holds: 'prose' | 'reference' | 'nothing' | readonly string[];
  /** Whether it names the source of what the section says. */
  readonly namesSource?: boolean;
  /** What it holds was the law once, so that its figures may be those of then. */
  readonly pastLaw?: boolean;
  /** What every language must have alike: as many of them, or the data that an attribute names. */
  readonly alike?: 'number' | { readonly data: string | readonly string[] };
  /** Rules of this component alone: what is wrong with one, each in a sentence. */
  readonly check?: (element: MdxElement) => readonly string[];
  /** Absent from texts that have no Markdown twin. */
  readonly toMarkdown?: ToMarkdown;
  /** By language; a language without one is shown the English. A parent's example shows its children. */
  readonly examples?: Readonly<Record<string, ComponentExample>>;
}

/** Declares a component, and keeps its name as a type: pages must have its looks. */
export const component = <Name extends string>(
  definition: MdxComponent & { readonly name: Name },
): MdxComponent & { readonly name: Name } => definition;
