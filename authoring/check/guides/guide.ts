import type { Root } from 'mdast';
import type { TextCheck } from '@/authoring/check/guarded';
import { inEveryLocale, type Texts } from '@/authoring/check/parsed-text';
import type { Report } from '@/authoring/check/report';
import { checkCitations } from '@/authoring/check/rules/citations';
import { checkFigures } from '@/authoring/check/rules/figures/figures';
import { checkFolder } from '@/authoring/check/rules/folder';
import {
  checkUnpublishedLinks,
  linksMustResolveBy,
} from '@/authoring/check/rules/links/unpublished-links';
import { checkParity } from '@/authoring/check/rules/parity';
import { checkPlaceholders } from '@/authoring/check/rules/placeholders';
import { checkReferences } from '@/authoring/check/rules/references';
import { checkShareTitle } from '@/authoring/check/rules/share-title';
import { checkSourcesUsed } from '@/authoring/check/rules/sources';
import { checkTranslations } from '@/authoring/check/rules/translations';
import { textValues, type UniqueValue } from '@/authoring/check/rules/unique-values';
import { longSentences, type Sentence } from '@/authoring/check/rules/wording/repeated-sentences';
import { proseOf } from '@/authoring/check/rules/wording/wording';
import { checkTexts } from '@/authoring/check/text';
import { guideVocabulary } from '@/authoring/vocabulary/guides';
import { locales } from '@/lib/i18n/locales';
import { type GuideFiles, readGuide } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import type { GuideText } from '@/loaders/schema/guide';
import { checkGuideData } from './data';
import { checkGuideLaw } from './law';

/**
 * Checks one guide: each of its files, and whether they agree.
 * @param pageIds ids that `page:` links may use.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date; a review that is overdue by then is a warning.
 */
export function checkGuide(
  slug: string,
  pageIds: readonly string[],
  today: string,
  actualDay = today,
): TextCheck {
  const guide = readGuide(slug);
  const { folder, data } = guide;
  const problems: ContentProblem[] = [
    ...checkSlug(slug, folder),
    ...checkFolder(folder, { kind: 'guide', others: ['guide.yaml'] }),
    ...checkGuideData(data, { slug, pageIds, today, actualDay }),
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
  const complete = inEveryLocale(texts);
  // The languages of a draft need not be in step.
  if (complete && data.value && !data.value.draft)
    problems.push(...checkTranslations(folder, complete, problems));
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
    // Titles and descriptions have a uniqueness check of their own.
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
  // A file with errors may hold anything.
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
