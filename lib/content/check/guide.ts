import type { Root } from 'mdast';
import { type GuideFiles, readGuide } from '@/lib/content/load/guides';
import { readLaw, soundRegister } from '@/lib/content/load/law';
import { displayPath } from '@/lib/content/paths';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import type { GuideText } from '@/lib/content/schema/guide';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { locales } from '@/lib/i18n/locales';
import type { TextCheck } from './guarded';
import { checkGuideData } from './guide-data';
import { checkGuideLaw } from './guide-law';
import { inEveryLocale, type Texts } from './parsed-text';
import type { Report } from './report';
import { checkCitations } from './rules/citations';
import { checkFigures } from './rules/figures/figures';
import { checkFolder } from './rules/folder';
import { checkUnpublishedLinks, linksMustResolveBy } from './rules/links/unpublished-links';
import { checkParity } from './rules/parity';
import { checkPlaceholders } from './rules/placeholders';
import { checkReferences } from './rules/references';
import { checkShareTitle } from './rules/share-title';
import { checkSourcesUsed } from './rules/sources';
import { checkTranslations } from './rules/translations';
import { textValues, type UniqueValue } from './rules/unique-values';
import { longSentences, type Sentence } from './rules/wording/repeated-sentences';
import { proseOf } from './rules/wording/wording';
import { checkTexts } from './text';

/**
 * Checks one guide: each of its files, and whether they agree.
 * @param pageIds ids that `page:` links may use.
 * @param today `YYYY-MM-DD`; an overdue review is a warning.
 */
export function checkGuide(slug: string, pageIds: readonly string[], today: string): TextCheck {
  const guide = readGuide(slug);
  const { folder, data } = guide;
  const problems: ContentProblem[] = [
    ...checkSlug(slug, folder),
    ...checkFolder(folder, { kind: 'guide', others: ['guide.yaml'] }),
    ...checkGuideData(data, { slug, pageIds, today }),
  ];
  const check = (tree: Root, report: Report) => {
    checkCitations(tree, guideVocabulary, report);
    if (data.value) checkReferences(tree, data.value, guideVocabulary, report);
    const day = data.value && linksMustResolveBy(data.value, today);
    if (day) checkUnpublishedLinks(tree, day, report);
  };
  const texts = checkTexts(guide.texts, { vocabulary: guideVocabulary, pageIds, check }, problems);
  problems.push(
    ...checkShareTitle(folder, texts),
    ...checkParity(folder, texts, guideVocabulary),
    ...checkAgainstData(guide, texts, today),
  );
  return {
    problems,
    sentences: data.value?.draft ? [] : sentencesOf(guide, texts),
    uniqueValues: [...dataValues(guide), ...textValues(folder, texts, ['title', 'description'])],
  };
}

/** Sentences of the prose and of its front matter, in each language. */
const sentencesOf = ({ texts: files }: GuideFiles, texts: Partial<Texts<GuideText>>): Sentence[] =>
  locales.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const { document, mdx, tree } = text;
    // That titles and descriptions differ is checked as such.
    const front = document
      .texts()
      .filter(({ path }) => path[0] !== 'title' && path[0] !== 'description');
    const passages = [...front, ...proseOf(tree, mdx.bodyOffset, guideVocabulary)];
    return longSentences(displayPath(files[locale].file), locale, passages);
  });

/** Whether prose and guide.yaml agree. */
function checkAgainstData(
  { folder, data, texts: files }: GuideFiles,
  texts: Partial<Texts<GuideText>>,
  today: string,
): ContentProblem[] {
  // Without its data, the guide may or may not be a draft.
  if (!data.value) return [];
  const { draft } = data.value;
  const complete = inEveryLocale(texts);
  const law = readLaw();
  const { register } = soundRegister(law);
  // Of a file with errors, nobody knows what it holds.
  const isWhole = law.every(({ value }) => value !== undefined);
  return [
    ...locales.flatMap((locale) => {
      const text = texts[locale];
      return text && data.value
        ? [
            ...(isWhole
              ? checkFigures(files[locale].file, locale, text, data.value, register)
              : []),
            ...checkGuideLaw(displayPath(files[locale].file), locale, text, data.value, today),
          ]
        : [];
    }),
    ...(draft ? [] : checkPlaceholders(folder)),
    // The languages of a draft need not be in step.
    ...(complete && !draft ? checkTranslations(folder, complete) : []),
    ...(complete && isWhole ? checkSourcesUsed(data, complete, register, today) : []),
  ];
}

function dataValues({ data: { file, value, document } }: GuideFiles): UniqueValue[] {
  if (!value || !document) return [];
  return [{ file, place: document.placeOf(['order']), what: 'order', value: value.order }];
}

function checkSlug(slug: string, folder: string): ContentProblem[] {
  if (/^[a-z0-9]+$/.test(slug)) return [];
  return [
    contentError(
      folder,
      `"${slug}" becomes part of an address; use lower-case letters and digits only.`,
    ),
  ];
}
