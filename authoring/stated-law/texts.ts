import { presentProse } from '@/authoring/check/rules/law-stated';
import { subjectsNamed } from '@/authoring/check/rules/law-values';
import { messagePassages } from '@/authoring/messages/catalogue';
import type { Register } from '@/law/register';
import { type Locale, locales } from '@/lib/i18n/locales';
import { downloadIds, readDownload } from '@/loaders/downloads';
import { exampleIds, readExample } from '@/loaders/examples';
import { readGlossary } from '@/loaders/glossary';
import { allGuideSlugs, readGuide, readGuideData } from '@/loaders/guide-files';
import { readLaw } from '@/loaders/law';
import { legalNames, readLegalText } from '@/loaders/legal';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import { type MdxElement, mdxElements } from '@/loaders/mdx/tree';
import { displayPath } from '@/loaders/paths';
import type { Passage } from '@/loaders/problems';
import { readQuestions, slugOfSubject } from '@/loaders/questions';
import type { YamlDocument } from '@/loaders/yaml/document';

/** A passage that readers see, and the subjects of the law that it states. */
export interface StatedPassage {
  file: string;
  locale: Locale;
  passage: Passage;
  subjects: readonly string[];
}

/** A YAML file or front matter whose values may name entries of the register. */
export interface NamingDocument {
  file: string;
  document: YamlDocument;
}

/** Components of a text, with the lines of the file before it. */
export interface NamingElements {
  file: string;
  elements: MdxElement[];
  bodyOffset: number;
}

export interface SiteTexts {
  passages: StatedPassage[];
  documents: NamingDocument[];
  elements: NamingElements[];
}

/** Every text of the site that may state the law, the sentences of the register among them. */
export function siteTexts(register: Register): SiteTexts {
  const texts: SiteTexts = { passages: [], documents: [], elements: [] };
  for (const slug of allGuideSlugs()) {
    const { data, texts: files } = readGuide(slug);
    const subjects = data.value?.subjects ?? [];
    if (data.document) texts.documents.push({ file: data.file, document: data.document });
    for (const locale of locales) addText(texts, files[locale], locale, () => subjects);
  }
  for (const name of legalNames) {
    const { texts: files } = readLegalText(name);
    for (const locale of locales)
      addText(texts, files[locale], locale, (text) => subjectsNamed(text, locale, register));
  }
  addGlossary(texts, register);
  addQuestions(texts, register);
  for (const locale of locales) addMessages(texts, locale, register);
  for (const { file, document } of [
    ...downloadIds().map(readDownload),
    ...exampleIds.map(readExample),
  ]) {
    if (!document) continue;
    texts.documents.push({ file, document });
    for (const passage of document.texts()) {
      const locale = locales.find((each) => each === passage.path.at(-1));
      // What they write out are a fictional company's figures, and headers.
      if (locale) texts.passages.push({ file, locale, passage, subjects: [] });
    }
  }
  addLaw(texts);
  return texts;
}

function addText(
  texts: SiteTexts,
  { file, mdx, document }: TextFile<unknown>,
  locale: Locale,
  subjectsOf: (text: string) => readonly string[],
): void {
  const name = displayPath(file);
  if (document) texts.documents.push({ file: name, document });
  const tree = mdx && readProse(file, mdx).tree;
  const passages = [
    ...(document?.texts() ?? []),
    ...(tree ? presentProse(tree, mdx.bodyOffset) : []),
  ];
  for (const passage of passages)
    texts.passages.push({ file: name, locale, passage, subjects: subjectsOf(passage.text) });
  if (tree)
    texts.elements.push({
      file: name,
      elements: mdxElements(tree),
      bodyOffset: mdx.bodyOffset,
    });
}

function addGlossary(texts: SiteTexts, register: Register): void {
  const { file, value, document } = readGlossary();
  if (!document) return;
  texts.documents.push({ file, document });
  for (const passage of document.texts()) {
    const locale = locales.find((each) => each === passage.path.at(-1));
    if (!locale) continue;
    const term = value?.terms[Number(passage.path[1])];
    const ofGuide = term?.guide ? (readGuideData(term.guide).value?.subjects ?? []) : [];
    const named = subjectsNamed(`${term?.acronym[locale]} ${passage.text}`, locale, register);
    texts.passages.push({ file, locale, passage, subjects: [...ofGuide, ...named] });
  }
}

function addQuestions(texts: SiteTexts, register: Register): void {
  const { file, value, document } = readQuestions();
  if (!document) return;
  texts.documents.push({ file, document });
  for (const passage of document.texts()) {
    const locale = locales.find((each) => each === passage.path.at(-1));
    const entry = value?.questions[Number(passage.path[1])];
    if (!locale || !entry) continue;
    const ofGuide = readGuideData(slugOfSubject(entry.subject)).value?.subjects ?? [];
    const named = subjectsNamed(passage.text, locale, register);
    texts.passages.push({ file, locale, passage, subjects: [...ofGuide, ...named] });
  }
}

function addMessages(texts: SiteTexts, locale: Locale, register: Register): void {
  const { file, passages } = messagePassages(locale);
  for (const passage of passages)
    texts.passages.push({
      file,
      locale,
      passage,
      subjects: subjectsNamed(passage.text, locale, register),
    });
}

function addLaw(texts: SiteTexts): void {
  for (const { file, document, subject } of readLaw()) {
    if (!document) continue;
    texts.documents.push({ file, document });
    for (const passage of document.texts()) {
      const locale = locales.find((each) => each === passage.path.at(-1));
      if (locale) texts.passages.push({ file, locale, passage, subjects: [subject] });
    }
  }
}
