import path from 'node:path';

/** Guides, one sub-folder each. */
export const guidesDirectory = (): string => path.join(process.cwd(), 'content', 'guides');

/** Template of a new guide. */
export const templateDirectory = (): string => path.join(process.cwd(), 'content', 'new-guide');

/** Examples shown in the styleguide. */
export const styleguideDirectory = (): string => path.join(process.cwd(), 'content', 'styleguide');

/** Components of MDX, one sub-folder each. */
export const componentsDirectory = (): string => path.join(process.cwd(), 'components', 'mdx');

/** Legal texts, one sub-folder each. */
export const legalDirectory = (): string => path.join(process.cwd(), 'content', 'legal');

/** The days to which the evidence for the law goes. */
export const evidenceFile = (): string => path.join(process.cwd(), 'content', 'evidence.yaml');

/** The register of law, one file per subject. */
export const lawDirectory = (): string => path.join(process.cwd(), 'content', 'law');

/** What the sources of the register were when they were last read. */
export const sourcesFile = (): string => path.join(process.cwd(), 'content', 'sources.yaml');

export const glossaryFile = (): string => path.join(process.cwd(), 'content', 'glossary.yaml');

/** What pages say of the company and the product. */
export const claimsFile = (): string => path.join(process.cwd(), 'content', 'claims.yaml');

/** What only the company can say of itself. */
export const companyFile = (): string => path.join(process.cwd(), 'content', 'company.yaml');

/** Its portraits and logos, served at `/company/`. */
export const picturesDirectory = (): string => path.join(process.cwd(), 'public', 'company');

export const questionsFile = (): string => path.join(process.cwd(), 'content', 'questions.yaml');

/** Texts of law that have a page of their own. */
export const obligationsFile = (): string =>
  path.join(process.cwd(), 'content', 'obligations.yaml');

export const searchSynonymsFile = (): string =>
  path.join(process.cwd(), 'content', 'search-synonyms.yaml');

/** Addresses that pages once had. */
export const redirectsFile = (): string => path.join(process.cwd(), 'content', 'redirects.yaml');

/** Words that are right although no dictionary has them. */
export const spellingFile = (): string => path.join(process.cwd(), 'content', 'spelling.yaml');

/** Spellings of names, and words to avoid. */
export const styleFile = (): string => path.join(process.cwd(), 'content', 'style.yaml');

/** A path as messages show it: relative to the project, with forward slashes. */
export const displayPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');
