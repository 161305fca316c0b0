import path from 'node:path';

const inContent = (name: string) => (): string => path.join(process.cwd(), 'content', name);

/** Guides, one sub-folder each. */
export const guidesDirectory = inContent('guides');

/** Template of a new guide. */
export const templateDirectory = inContent('new-guide');

/** Examples shown in the styleguide. */
export const styleguideDirectory = inContent('styleguide');

/** Components of MDX, one sub-folder each. */
export const componentsDirectory = (): string => path.join(process.cwd(), 'components', 'mdx');

/** Legal texts, one sub-folder each. */
export const legalDirectory = inContent('legal');

/** The days to which the evidence for the law goes. */
export const evidenceFile = inContent('evidence.yaml');

/** The register of law, one file per subject. */
export const lawDirectory = inContent('law');

/** What the sources of the register were when they were last read. */
export const sourcesFile = inContent('sources.yaml');

export const glossaryFile = inContent('glossary.yaml');

/** What pages say of the company and the product. */
export const claimsFile = inContent('claims.yaml');

/** What only the company can say of itself. */
export const companyFile = inContent('company.yaml');

/** Its portraits and logos, served at `/company/`. */
export const picturesDirectory = (): string => path.join(process.cwd(), 'public', 'company');

export const questionsFile = inContent('questions.yaml');

/** Texts of law that have a page of their own. */
export const obligationsFile = inContent('obligations.yaml');

export const searchSynonymsFile = inContent('search-synonyms.yaml');

/** Addresses that pages once had. */
export const redirectsFile = inContent('redirects.yaml');

/** Words that are right although no dictionary has them. */
export const spellingFile = inContent('spelling.yaml');

/** Spellings of names, and words to avoid. */
export const styleFile = inContent('style.yaml');

/** A path as messages show it: relative to the project, with forward slashes. */
export const displayPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');
