import path from 'node:path';

/** Folder of the guides, one sub-folder each. */
export const guidesDirectory = (): string => path.join(process.cwd(), 'content', 'guides');

/** What a new guide starts from. */
export const templateDirectory = (): string => path.join(process.cwd(), 'content', 'new-guide');

/** Examples of what writers may use. */
export const styleguideDirectory = (): string => path.join(process.cwd(), 'content', 'styleguide');

/** Folder of the legal texts, one sub-folder each. */
export const legalDirectory = (): string => path.join(process.cwd(), 'content', 'legal');

/** The acronyms of the site. */
export const glossaryFile = (): string => path.join(process.cwd(), 'content', 'glossary.yaml');

/** The synonyms of the search. */
export const searchSynonymsFile = (): string =>
  path.join(process.cwd(), 'content', 'search-synonyms.yaml');

/** Spellings of names, and words to avoid. */
export const styleFile = (): string => path.join(process.cwd(), 'content', 'style.yaml');

/** A path as people read it: relative to the project, with forward slashes. */
export const displayPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');
