import type { Root } from 'mdast';
import { type ObjectSchema, object } from 'yup';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { readTextFile, requireFrontMatter, requireProse, type TextFile } from './mdx/text-file';
import { sectionsOf } from './mdx/tree';
import { inContent } from './paths';
import * as field from './schema/fields';

/** The three policies, shown as tabs of one page. */
export const policyNames = ['privacy', 'terms', 'cookies'] as const;
/** Every legal text, by its folder name in content/legal. */
export const legalNames = [...policyNames, 'notice', 'accessibility'] as const;

type PolicyName = (typeof policyNames)[number];
export type LegalName = (typeof legalNames)[number];

const isPolicy = (name: string): name is PolicyName =>
  (policyNames as readonly string[]).includes(name);

/** Front matter of a legal text. */
export interface LegalFront extends field.TranslatedFront {
  title: string;
  /** Date of the last change to the text. */
  updatedOn: string;
  /** Date from which a policy's commitments apply; only policies have it. */
  policyDate?: string;
}

const fields = {
  title: field.bounded(3, 60),
  updatedOn: field.day(),
  translationOf: field.translationOf(),
};
const textSchema = object(fields).exact();
const policySchema = object({ ...fields, policyDate: field.day() }).exact();

/** Front matter schema of one text. */
const legalSchema = (name: LegalName) => (isPolicy(name) ? policySchema : textSchema);

export interface LegalText extends LegalFront {
  name: LegalName;
  /** Its sections, in order. */
  sections: { id: string; title: string }[];
  /** Syntax tree of the prose; copy it before changing it. */
  tree: Root;
}

const readTextOf = (name: LegalName, locale: Locale): TextFile<LegalFront> =>
  readTextFile(inContent('legal', name, `${locale}.mdx`), {
    kind: 'legal text',
    schema: legalSchema(name) as ObjectSchema<LegalFront>,
    keys: 'title, updatedOn',
  });

/** Reads a legal text's folder. Never throws for bad content. */
export const readLegalText = (name: LegalName) => ({
  name,
  folder: inContent('legal', name),
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
  const tree = requireProse(text);
  return {
    ...front,
    name,
    title: typeset(front.title, locale),
    sections: sectionsOf(tree).map(({ id, title }) => ({ id, title: typeset(title, locale) })),
    tree,
  };
}
