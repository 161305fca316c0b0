import { subjectsOfTerm } from '@/authoring/check/glossary';
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
import { readObligations } from '@/loaders/obligations';
import { displayPath } from '@/loaders/paths';
import type { Passage } from '@/loaders/problems';
import { readQuestions, slugOfSubject } from '@/loaders/questions';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';
import type { YamlFile } from '@/loaders/yaml/file';

/** Every text of the site that may state the law. */
export interface SiteTexts {
  /** Passages that readers see, with the subjects of the law that each states. */
  passages: { file: string; locale: Locale; passage: Passage; subjects: readonly string[] }[];
  /** YAML files and front matter, whose values may name entries of the register. */
  documents: { file: string; document: YamlDocument }[];
  /** Components of a text, with the number of lines of the file before it. */
  elements: { file: string; elements: MdxElement[]; bodyOffset: number }[];
}

/** Every text of the site that may state the law, the sentences of the register among them. */
export function siteTexts(register: Register): SiteTexts {
  const texts: SiteTexts = { passages: [], documents: [], elements: [] };
  const named = (text: string, locale: Locale) => subjectsNamed(text, locale, register);
  for (const slug of allGuideSlugs()) {
    const { data, texts: files } = readGuide(slug);
    const subjects = data.value?.subjects ?? [];
    addYaml(texts, data, () => undefined);
    for (const locale of locales) addText(texts, files[locale], locale, () => subjects);
  }
  for (const name of legalNames) {
    const { texts: files } = readLegalText(name);
    for (const locale of locales)
      addText(texts, files[locale], locale, (text) => named(text, locale));
  }
  const glossary = readGlossary();
  addYaml(texts, glossary, ({ text, path }, locale) =>
    subjectsOfTerm(glossary.value?.terms[Number(path[1])], text, locale, register),
  );
  const questions = readQuestions();
  addYaml(texts, questions, ({ text, path }, locale) => {
    const entry = questions.value?.questions[Number(path[1])];
    if (!entry) return undefined;
    const ofGuide = readGuideData(slugOfSubject(entry.subject)).value?.subjects ?? [];
    return [...ofGuide, ...named(text, locale)];
  });
  for (const locale of locales) {
    const { file, passages } = messagePassages(locale);
    for (const passage of passages)
      texts.passages.push({ file, locale, passage, subjects: named(passage.text, locale) });
  }
  // What they write out are a fictional company's figures, and headers.
  for (const file of [...downloadIds().map(readDownload), ...exampleIds.map(readExample)])
    addYaml(texts, file, () => []);
  addYaml(texts, readObligations(), () => []);
  for (const file of readLaw()) addYaml(texts, file, () => [file.subject]);
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

/** @param subjectsOf those that a value in a language states; undefined when it states no law. */
function addYaml(
  texts: SiteTexts,
  { file, document }: YamlFile<unknown>,
  subjectsOf: (
    value: { text: string; path: YamlPath },
    locale: Locale,
  ) => readonly string[] | undefined,
): void {
  if (!document) return;
  texts.documents.push({ file, document });
  for (const passage of document.texts()) {
    const locale = locales.find((each) => each === passage.path.at(-1));
    const subjects = locale && subjectsOf(passage, locale);
    if (locale && subjects) texts.passages.push({ file, locale, passage, subjects });
  }
}
