import { existsSync } from 'node:fs';
import path from 'node:path';
import { proseOf } from '@/authoring/check/rules/wording/wording';
import { flatten, lineOfKey, type Messages } from '@/authoring/messages/catalogue';
import { guideVocabulary } from '@/authoring/vocabulary/guides';
import { legalVocabulary } from '@/authoring/vocabulary/legal';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readClaims } from '@/loaders/claims';
import { downloadIds, readDownload, readSharedDownload } from '@/loaders/downloads';
import { readGlossary } from '@/loaders/glossary';
import { allGuideSlugs, readGuide } from '@/loaders/guide-files';
import { readLaw } from '@/loaders/law';
import { legalNames, readLegalText } from '@/loaders/legal';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import { displayPath } from '@/loaders/paths';
import type { Passage } from '@/loaders/problems';
import { readQuestions } from '@/loaders/questions';
import { readContentFile } from '@/loaders/read-file';
import type { YamlFile } from '@/loaders/yaml/file';

/** Passages of one file in one language. */
export interface FileText {
  file: string;
  locale: Locale;
  passages: readonly Passage[];
}

/** Every text of the site, drafts included. Files that cannot be read are left out. */
export function textsToSpell(): FileText[] {
  const yaml = [
    readGlossary(),
    readQuestions(),
    readClaims(),
    readSharedDownload(),
    ...downloadIds().map(readDownload),
    ...readLaw(),
  ];
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
