import path from 'node:path';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { requireFrontMatter, requireProse } from './files/require-valid';
import { readTextFile, type TextFile } from './files/text-file';
import { legalDirectory } from './paths';
import { type LegalFront, type LegalName, legalSchema } from './schema/legal';

export interface LegalText extends LegalFront {
  name: LegalName;
  /** Syntax tree of the prose; copy it before changing it. */
  tree: Root;
}

/** The files of a legal text, valid or not. */
export interface LegalFiles {
  name: LegalName;
  folder: string;
  texts: Record<Locale, TextFile<LegalFront>>;
}

const readTextOf = (name: LegalName, locale: Locale): TextFile<LegalFront> =>
  readTextFile(path.join(legalDirectory(), name, `${locale}.mdx`), {
    kind: 'legal text',
    schema: legalSchema(name) as ObjectSchema<LegalFront>,
    keys: 'title, updatedOn',
  });

/** Reads a legal text's folder. Never throws for bad content. */
export const readLegalText = (name: LegalName): LegalFiles => ({
  name,
  folder: path.join(legalDirectory(), name),
  texts: forEveryLocale((locale) => readTextOf(name, locale)),
});

/**
 * One legal text in one language, its title typeset. Only schema and syntax are validated here; a build
 * runs the content check first.
 * @throws ContentError when its front matter is invalid or its prose has a syntax error.
 */
export function loadLegalText(name: LegalName, locale: Locale): LegalText {
  const text = readTextOf(name, locale);
  const front = requireFrontMatter(text);
  return {
    ...front,
    name,
    title: typeset(front.title, locale),
    tree: requireProse(text),
  };
}
