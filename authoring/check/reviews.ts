import { changesBetween } from '@/law/as-at';
import { CHECK_LASTS, reviewByOf, statedIn } from '@/law/entries';
import { ruleOfFigure } from '@/law/figures';
import { overtakenBy } from '@/law/overtaken';
import { site } from '@/lib/config/site';
import { addDays, addMonths } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { readClaims } from '@/loaders/claims';
import { readEvidence } from '@/loaders/evidence';
import { peopleBehind } from '@/loaders/guide-data';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import { type ContentProblem, warningAt } from '@/loaders/problems';
import { readQuestions } from '@/loaders/questions';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';
import type { YamlFile } from '@/loaders/yaml/file';

/** Days before a review is due from which builds and checks say so. */
export const REVIEW_NOTICE = 30;

/** A text that somebody has to look at again, and by when. */
export interface Review extends ContentProblem {
  /** Last day on which it needs no review. */
  readonly by: string;
  /** Who is to do it. */
  readonly whose: string;
  /** Because its law changes, and not for the day alone. */
  readonly isOvertaken?: boolean;
}

/** Whether a problem is but a day that comes, of which a rehearsal of that day has dozens. */
export const isRoutine = ({ by, isOvertaken }: ContentProblem & Partial<Review>): boolean =>
  by !== undefined && !isOvertaken;

/** Of the whole site. */
const whoReviews = (): string =>
  (site.people.reviewer ?? site.people.author)?.name ?? say('nobody named');

interface Due {
  by: string;
  whose?: string | undefined;
  message: string;
}

/** Makes reviews of a file, with the line of a key. */
const inFile =
  (file: string, document: YamlDocument) =>
  (keys: YamlPath, { by, whose = whoReviews(), message }: Due): Review => ({
    ...warningAt(file, message, document.placeOf(keys)),
    by,
    whose,
  });

/** Every text that is reviewed by a day, and those whose law has changed or will by the end of the notice. */
export const textReviews = (day: string): Review[] => [
  ...guideReviews(day),
  ...lawReviews(day),
  ...claimReviews(day),
  ...overtakenReviews(day),
];

/**
 * Texts, and the news of proposals, the most urgent first. Files with errors are left out.
 * @param day the present one, `YYYY-MM-DD`.
 */
export const allReviews = (day: string): Review[] =>
  [...textReviews(day), ...statusReviews()].sort(
    (a, b) => a.by.localeCompare(b.by) || a.file.localeCompare(b.file, 'en'),
  );

export const guideReviews = (day: string): Review[] =>
  allGuideSlugs().flatMap((slug) => {
    const { file, value, document } = readGuideData(slug);
    // One that is before the last review is reported with the dates of the guide.
    if (!value || !document || value.reviewBy <= value.reviewedOn) return [];
    const by = value.reviewBy;
    const { reviewer, author } = peopleBehind(value, site.people);
    const message = say(
      by < day
        ? 'This guide was due for review by #{by}; review it, then update reviewedOn and reviewBy.'
        : 'This guide is due for review by #{by}; review it, then update reviewedOn and reviewBy.',
      { by },
    );
    return inFile(file, document)(['reviewBy'], {
      by,
      whose: (reviewer ?? author)?.name,
      message,
    });
  });

/** First day on which the site is not built, unless somebody checks a law before. */
const stopOf = (checkedOn: string): string => addDays(addMonths(checkedOn, CHECK_LASTS), 1);

/** The first such day of all, and the laws it depends on, in one sentence; null if it is after `until`. */
export function firstStop(until = '9999'): string | null {
  const laws = readLaw().flatMap(({ subject, value }) =>
    value ? [{ subject, day: stopOf(value.checkedOn) }] : [],
  );
  const [day = '9999'] = laws.map((law) => law.day).sort();
  if (day > until) return null;
  const subjects = laws.flatMap((law) => (law.day === day ? law.subject : [])).join(', ');
  return say('No build from #{day} on, unless checked again before: #{subjects}.', {
    day,
    subjects,
  });
}

const lawReviews = (day: string): Review[] =>
  readLaw().flatMap(({ file, value, document }) => {
    if (!value || !document) return [];
    const by = reviewByOf(value);
    const end = stopOf(value.checkedOn);
    const message = say(
      by < day
        ? 'This law was to be checked by #{by}, and the site is not built from #{end} until it is; check it, then change checkedOn and reviewBy.'
        : 'This law is to be checked by #{by}, and the site is not built from #{end} until it is; check it, then change checkedOn and reviewBy.',
      { by, end },
    );
    const review = inFile(file, document)(['reviewBy'], { by, message });
    return end <= day ? unchecked(review, value) : review;
  });

/** Days after which what is said to be proposed or not yet done is to be looked at: half of them pass in silence. */
const STATUS_LASTS = 2 * REVIEW_NOTICE;

/** Proposals, and the days of the evidence, which sentences on what is not done yet name. */
const statusReviews = (): Review[] => {
  const { file, value, document } = readEvidence();
  const evidence =
    value && document
      ? Object.entries(value).map(([law, read]) =>
          inFile(file, document)([law], {
            by: addDays(read, STATUS_LASTS),
            message: say(
              'The news of this law was followed to #{read}; look for later news, then change the day.',
              { read },
            ),
          }),
        )
      : [];
  const proposals = readLaw().flatMap(({ file, value, document }) => {
    if (!value || !document) return [];
    return statedIn(value).flatMap(({ id, proposed, read, path }) =>
      proposed && read
        ? inFile(file, document)([...path, 'read'], {
            by: addDays(read, STATUS_LASTS),
            message: say(
              'The proposal "#{id}" was followed to #{read}; look where it stands, then change "read".',
              { id, read },
            ),
          })
        : [],
    );
  });
  return [...evidence, ...proposals];
};

/** Law that nobody has checked for a year. */
const unchecked = (review: Review, { checkedOn }: { checkedOn: string }): Review => ({
  ...review,
  severity: 'error',
  message: say(
    'Nobody has checked this law since #{checkedOn}, for more than #{months} months, so the site is not built with it; check it, then change checkedOn and reviewBy.',
    { checkedOn, months: CHECK_LASTS },
  ),
});

const claimReviews = (day: string): Review[] => {
  const { file, value, document } = readClaims();
  if (!value || !document) return [];
  return value.claims.map(({ reviewBy: by, owner }, index) =>
    inFile(file, document)(['claims', index, 'reviewBy'], {
      by,
      whose: owner.en,
      message: say(
        by < day
          ? 'This claim was to be reviewed by #{by}; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.'
          : 'This claim is to be reviewed by #{by}; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.',
        { by },
      ),
    }),
  );
};

/** Guides and answers whose law has changed since their review, or is about to. */
const overtakenReviews = (day: string): Review[] => {
  const answers = readQuestions();
  return [
    ...overtaken(day, answers, answers.value?.questions ?? [], (at) => ['questions', at]),
    ...allGuideSlugs().flatMap((id) => {
      const guide = readGuideData(id);
      if (!guide.value || guide.value.draft) return [];
      const { reviewedOn, figures, milestones, rules = [] } = guide.value;
      const named = [...figures.map(ruleOfFigure), ...milestones, ...rules];
      return overtaken(day, guide, [{ id, reviewedOn, rules: named }], () => []);
    }),
  ];
};

function overtaken(
  day: string,
  { file, document }: Pick<YamlFile<unknown>, 'file' | 'document'>,
  texts: Parameters<typeof overtakenBy>[1],
  pathOf: (index: number) => YamlPath,
): Review[] {
  if (!document) return [];
  const oldest = texts.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? day;
  const happened = changesBetween(soundRegister().register, oldest, addDays(day, REVIEW_NOTICE));
  return overtakenBy(happened, texts).map(({ index, id, reviewedOn, changes }) => {
    const list = changes
      .map(({ entry, date }) => say('#{entry} on #{date}', { entry, date }))
      .join(', ');
    const [{ date = day } = {}] = changes;
    const review = inFile(file, document)([...pathOf(index), 'reviewedOn'], {
      by: addDays(date, -1),
      message: say(
        date > day
          ? 'The law of "#{id}" changes after its review on #{reviewedOn} (#{list}); compare the two, then change reviewedOn.'
          : 'The law of "#{id}" has changed since its review on #{reviewedOn} (#{list}); compare the two, then change reviewedOn.',
        { id, reviewedOn, list },
      ),
    });
    return { ...review, isOvertaken: true };
  });
}

/**
 * Reviews that are due within the days of notice, or were. They stop no build, as pages say that they are to be
 * reviewed; law that nobody has checked for a year does.
 * @param day the present one, `YYYY-MM-DD`.
 */
export const dueReviews = (day: string, all = allReviews(day)): Review[] =>
  all.filter(({ by }) => by <= addDays(day, REVIEW_NOTICE));
