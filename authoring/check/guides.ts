import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { missingFromShareFont } from '@/lib/share-font';
import { typeset } from '@/lib/typography';
import { allGuideSlugs, type GuideFiles, readGuide, readPublication } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import { headingIdsOf } from '@/loaders/mdx/tree';
import { guideVocabulary } from '@/loaders/mdx/vocabulary';
import { displayPath, inContent } from '@/loaders/paths';
import { type ContentProblem, contentError, errorAt } from '@/loaders/problems';
import type { GuideText } from '@/loaders/schema/guide';
import type { YamlPath } from '@/loaders/yaml/document';
import { checkGuideData, checkSourcesUsed } from './guide-data';
import { inEveryLocale, type Report, type Texts } from './report';
import { checkCitations, checkDataReferences } from './rules/components';
import { checkFolder, checkPlaceholders } from './rules/files';
import { checkFigures } from './rules/known-figures';
import { checkGuideLaw } from './rules/law-stated';
import {
  checkUnpublishedLinks,
  faultOf,
  linksMustResolveBy,
  linkTargets,
  whyUnpublishedTarget,
} from './rules/links';
import { checkParity } from './rules/parity';
import { checkRoom } from './rules/room';
import { checkTranslations } from './rules/translations';
import { duplicateValues, textValues, type UniqueValue } from './rules/uniqueness';
import { checkTexts, guarded } from './text';

/**
 * Checks guides, and what must be unique among all. Never throws for bad content.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, after which no review was done.
 * @param slugs those to check; all by default.
 */
export function checkGuides(
  today: string,
  actualDay = today,
  slugs: readonly string[] = allGuideSlugs(),
): ContentProblem[] {
  const pageIds = linkTargets();
  return [
    ...checkStrays(),
    ...slugs.flatMap((slug) =>
      guarded(inContent('guides', slug), 'guide', () =>
        checkGuide(slug, pageIds, today, actualDay),
      ),
    ),
    ...duplicateValues(oldestFirst(allGuideSlugs()).flatMap(uniqueValues)),
  ];
}

/** A new guide must not be reported as the fault of one that has long been published. */
const oldestFirst = (slugs: readonly string[]): string[] => {
  const day = (slug: string): string => String(readPublication(slug).publishedOn ?? '9999');
  return [...slugs].sort((a, b) => (day(a) < day(b) ? -1 : Number(day(a) > day(b))));
};

/** What no other guide may have. */
function uniqueValues(slug: string): UniqueValue[] {
  const { folder, data, texts } = readGuide(slug);
  return [...dataValues(data), ...textValues(folder, texts, ['title', 'description'])];
}

/**
 * Checks one guide: each of its files, and whether they agree.
 * @param pageIds ids that `page:` links may use.
 * @param today the day whose law is shown, `YYYY-MM-DD`.
 * @param actualDay the real date, after which no review was done.
 */
export function checkGuide(
  slug: string,
  pageIds: readonly string[],
  today: string,
  actualDay = today,
): ContentProblem[] {
  const guide = readGuide(slug);
  const { folder, data } = guide;
  const problems: ContentProblem[] = [
    ...checkSlug(slug, folder),
    ...checkFolder(folder, { kind: 'guide', others: ['guide.yaml'] }),
    ...checkRoom(folder),
    ...checkGuideData(data, { slug, today, actualDay }),
  ];
  const check = (tree: Root, report: Report, isWhole: boolean) => {
    if (isWhole) checkCitations(tree, guideVocabulary, report);
    if (data.value) checkDataReferences(tree, data.value, guideVocabulary, report);
    const day = data.value && linksMustResolveBy(data.value, today);
    if (day) checkUnpublishedLinks(tree, day, report);
  };
  const texts = checkTexts(
    guide.texts,
    { vocabulary: guideVocabulary, pageIds, isDraft: readPublication(slug).draft === true, check },
    problems,
  );
  problems.push(
    ...checkShareTitle(folder, texts),
    ...checkParity(folder, texts, guideVocabulary, problems),
    ...checkAgainstData(guide, texts, today),
    ...checkSituations(guide, texts, pageIds, today),
  );
  const complete = inEveryLocale(texts);
  // The languages of a draft need not be in step.
  if (complete && data.value && !data.value.draft)
    problems.push(...checkTranslations(folder, complete, problems));
  return problems;
}

/** The font of share images must have every character of a guide's title. */
const checkShareTitle = (folder: string, texts: Partial<Texts<GuideText>>): ContentProblem[] =>
  locales.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const title = text.document.texts().find(({ path: keys }) => keys.join() === 'title');
    return missingFromShareFont(typeset(text.frontMatter.title, locale)).map((character) => {
      const index = Math.max(0, text.frontMatter.title.indexOf(character));
      return errorAt(
        displayPath(path.join(folder, `${locale}.mdx`)),
        say(
          'The font of share images has no "#{character}"; write the title without it, or add it to app/fonts/newsreader.woff2.',
          { character },
        ),
        title?.placeOf(index, index + character.length) ?? text.document.placeOf(['title']),
      );
    });
  });

/** What the head tells readers to do now leads somewhere, and to the same places in each language. */
function checkSituations(
  { data, texts: files }: GuideFiles,
  texts: Partial<Texts<GuideText>>,
  pageIds: readonly string[],
  today: string,
): ContentProblem[] {
  const day = data.value && linksMustResolveBy(data.value, today);
  const targets = (locale: Locale) => texts[locale]?.frontMatter.answers?.now?.map(({ to }) => to);
  return locales.flatMap((locale) => {
    const { document, tree } = texts[locale] ?? {};
    if (!document || !tree) return [];
    const known = {
      anchors: headingIdsOf(tree),
      pageIds,
      locale,
      subject: guideVocabulary.subject,
    };
    const places = targets(locale) ?? [];
    const report = (message: string, keys: YamlPath) =>
      errorAt(displayPath(files[locale].file), message, document.placeOf(keys));
    const faults = places.flatMap((to, index) => {
      const fault = faultOf(to, known) ?? (day && whyUnpublishedTarget(to, day));
      return fault ? report(fault, ['answers', 'now', index, 'to']) : [];
    });
    const original = targets(defaultLocale);
    const differ = texts[defaultLocale] && original?.join() !== targets(locale)?.join();
    return differ
      ? [
          ...faults,
          report(
            say(
              'The situations of answers.now lead elsewhere than those of #{defaultLocale}.mdx (#{original}); keep the same, in the same order.',
              { defaultLocale, original: original?.join(', ') ?? say('none') },
            ),
            places.length > 0 ? ['answers', 'now'] : ['answers'],
          ),
        ]
      : faults;
  });
}

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

function dataValues({ file, value, document }: GuideFiles['data']): UniqueValue[] {
  if (!value || !document) return [];
  return [{ file, place: document.placeOf(['order']), what: 'order', value: value.order }];
}

function checkSlug(slug: string, folder: string): ContentProblem[] {
  if (/^[a-z0-9]+$/.test(slug)) return [];
  return [
    contentError(
      folder,
      say('"#{slug}" becomes part of an address; use lower-case letters and digits only.', {
        slug,
      }),
    ),
  ];
}

function checkStrays(): ContentProblem[] {
  return readdirSync(inContent('guides'), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) =>
      contentError(
        inContent('guides', name),
        say('Every guide is a folder; move this file into the folder of its guide, or remove it.'),
      ),
    );
}
