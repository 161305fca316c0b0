import type { Change } from '@/law/as-at';
import { overtakenBy } from '@/law/overtaken';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { loadRegister } from '@/loaders/law';
import { readQuestions } from '@/loaders/questions';

/** A text about law that has changed since its last review. */
interface UnreviewedText {
  /** Path as people read it. */
  file: string;
  reviewedOn: string;
  /** Changes since then. */
  changes: number;
}

/** Guides that name no subject, so changes in their law cannot be detected. */
export const guidesWithoutSubjects = (): string[] =>
  allGuideSlugs().flatMap((slug) => {
    const { file, value } = readGuideData(slug);
    return value?.subjects?.length ? [] : file;
  });

/** Texts not reviewed since the law of their subjects changed, those with the most changes first. */
export function unreviewedTexts(changes: readonly Change[]): UnreviewedText[] {
  const guides = allGuideSlugs().flatMap((slug) => {
    const { file, value } = readGuideData(slug);
    if (!value) return [];
    const { reviewedOn, subjects } = value;
    const missed = changes.filter(
      ({ subject, date }) => subjects.includes(subject) && date > reviewedOn,
    );
    return { file, reviewedOn, changes: missed.length };
  });
  const { file, value, document } = readQuestions();
  const answers = overtakenBy(changes, value?.questions ?? []).map(
    ({ index, reviewedOn, changes: missed }) => ({
      file: `${file}:${document?.placeOf(['questions', index]).line}`,
      reviewedOn,
      changes: missed.length,
    }),
  );
  const [checkedOn = ''] = Object.values(loadRegister())
    .map((subject) => subject.checkedOn)
    .sort();
  const pages = {
    file: 'messages/',
    reviewedOn: checkedOn,
    changes: changes.filter(({ date }) => date > checkedOn).length,
  };
  return [...guides, ...answers, pages]
    .filter((text) => text.changes > 0)
    .sort((a, b) => b.changes - a.changes || a.file.localeCompare(b.file, 'en'));
}
