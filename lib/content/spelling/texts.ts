import { existsSync } from 'node:fs';
import path from 'node:path';
import { proseOf } from '@/lib/content/check/rules/wording/wording';
import { readClaims } from '@/lib/content/load/claims';
import { readContentFile } from '@/lib/content/load/files/read-file';
import { readProse, type TextFile } from '@/lib/content/load/files/text-file';
import type { YamlFile } from '@/lib/content/load/files/yaml-file';
import { readGlossary } from '@/lib/content/load/glossary';
import { readGuide } from '@/lib/content/load/guide-files';
import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { readLaw } from '@/lib/content/load/law';
import { readLegalText } from '@/lib/content/load/legal';
import { readQuestions } from '@/lib/content/load/questions';
import { displayPath } from '@/lib/content/paths';
import type { Passage } from '@/lib/content/problems/problem';
import { legalNames } from '@/lib/content/schema/legal';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { legalVocabulary } from '@/lib/content/vocabulary/legal';
import type { MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';
import { type Locale, locales } from '@/lib/i18n/locales';
import { flatten, lineOfKey, type Messages } from '@/lib/messages/catalogue';

/** Passages of one file in one language. */
export interface FileText {
  file: string;
  locale: Locale;
  passages: readonly Passage[];
}

/** Every text of the site, drafts included. Files that cannot be read are left out. */
export function textsToSpell(): FileText[] {
  const yaml = [readGlossary(), readQuestions(), readClaims(), ...readLaw()];
  return [
    ...allGuideSlugs().flatMap((slug) => {
      const { data, texts } = readGuide(slug);
      return [...bilingualTexts(data), ...proseTexts(texts, guideVocabulary)];
    }),
    ...legalNames.flatMap((name) => proseTexts(readLegalText(name).texts, legalVocabulary)),
    ...yaml.flatMap(bilingualTexts),
    ...locales.flatMap(messageTexts),
  ];
}

const proseTexts = (
  texts: Record<Locale, TextFile<unknown>>,
  vocabulary: MdxVocabulary,
): FileText[] =>
  locales.flatMap((locale) => {
    const { file, mdx, document } = texts[locale];
    const tree = mdx && readProse(file, mdx).tree;
    const front = (document?.texts() ?? []).filter(({ path: key }) => key[0] !== 'translationOf');
    const prose = tree ? proseOf(tree, mdx.bodyOffset, vocabulary) : [];
    return [{ file: displayPath(file), locale, passages: [...front, ...prose] }];
  });

const bilingualTexts = ({ file, document }: YamlFile<unknown>): FileText[] =>
  locales.map((locale) => ({
    file,
    locale,
    passages: (document?.texts() ?? []).filter(
      ({ path: key }) => key.at(-1) === locale && !key.includes('url') && key[0] !== 'acts',
    ),
  }));

function messageTexts(locale: Locale): FileText[] {
  const file = `messages/${locale}.json`;
  const full = path.join(process.cwd(), file);
  if (!existsSync(full)) return [];
  const json = readContentFile(full);
  const flat = flatten(JSON.parse(json) as Messages);
  const passages = [...flat]
    // Beside a message "lang", the others are in that language.
    .filter(([key]) => (flat.get(key.replace(/[^.]+$/, 'lang')) ?? locale) === locale)
    .map(([key, text]) => ({
      text,
      placeOf: () => ({ line: lineOfKey(json, key), column: 1 }),
    }));
  return [{ file, locale, passages }];
}
