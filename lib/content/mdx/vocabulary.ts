/** What the MDX of one kind of text may hold. The checks enforce it. */
export interface MdxVocabulary {
  /** What the texts are called in messages to writers. */
  readonly subject: string;
  /** Components and the attributes each takes, all plain text. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** Attributes a component cannot do without. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Values of the attributes that take a few only, by component. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Ids the page uses itself. */
  readonly reservedIds: RegExp;
  /** Why there are no images. */
  readonly noImages: string;
}

/** Guides; the components' looks are in components/guides/mdx. */
export const guideVocabulary: MdxVocabulary = {
  subject: 'guides',
  components: {
    Steps: [],
    Step: ['title'],
    Pillars: [],
    Pillar: ['title'],
    Note: ['title', 'kind'],
    Timeline: ['ids'],
    KeyFigures: ['ids'],
    Cite: ['source'],
  },
  required: { Step: ['title'], Pillar: ['title'], Note: ['title'], Cite: ['source'] },
  values: { Note: { kind: ['caution'] } },
  reservedIds: /^(main|since|changes|sources|source-.+|.+-title|language-label)$/,
  noImages: 'the cover comes from guide.yaml',
};

/** Legal texts; the components' looks are in components/legal. */
export const legalVocabulary: MdxVocabulary = {
  subject: 'legal texts',
  components: { Fact: ['name'], FactList: ['names'] },
  required: { Fact: ['name'], FactList: ['names'] },
  reservedIds: /^(main|.+-title|.+-tab|language-label)$/,
  noImages: 'they are words alone',
};
