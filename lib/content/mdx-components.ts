/**
 * The components writers may use and the attributes each takes, all plain text.
 * Their looks are in components/guides/mdx; this list is what `check` enforces.
 */
export const mdxComponents: Record<string, readonly string[]> = {
  Steps: [],
  Step: ['title'],
  Pillars: [],
  Pillar: ['title'],
  Note: ['title', 'kind'],
  Timeline: ['ids'],
  KeyFigures: ['ids'],
  Cite: ['source'],
};

/** Attributes a component cannot do without. */
export const requiredAttributes: Record<string, readonly string[]> = {
  Step: ['title'],
  Pillar: ['title'],
  Cite: ['source'],
};
