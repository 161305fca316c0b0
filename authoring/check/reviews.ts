import { changesBetween } from '@/law/as-at';
import { CHECK_LASTS, reviewByOf, statedIn } from '@/law/entries';
import { overtakenBy } from '@/law/overtaken';
import { site } from '@/lib/config/site';
import { addDays, addMonths } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { readClaims } from '@/loaders/claims';
import { readEvidence } from '@/loaders/evidence';
import { peopleBehind } from '@/loaders/guide-data';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import type { ContentProblem } from '@/loaders/problems';
import { readQuestions } from '@/loaders/questions';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';

/** Days before a review is due from which builds and checks say so. */
export const REVIEW_NOTICE = 30;

/** A text that somebody has to look at again, and by when. */
export interface Review extends ContentProblem {
  /** Last day on which it needs no review. */
  readonly by: string;
  /** Who is to do it. */
  readonly whose: string;
}

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
    file,
    ...document.placeOf(keys),
    severity: 'warning',
    message,
    by,
    whose,
  });

/** Every text that is reviewed by a day, and answers whose law has changed or will by the end of the notice. */
export const textReviews = (day: string): Review[] => [
  ...guideReviews(day),
  ...lawReviews(day),
  ...claimReviews(day),
  ...answerReviews(day),
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

const lawReviews = (day: string): Review[] =>
  readLaw().flatMap(({ file, value, document }) => {
    if (!value || !document) return [];
    const by = reviewByOf(value);
    const message = say(
      by < day
        ? 'This law was to be checked by #{by}; check it, then change checkedOn and reviewBy.'
        : 'This law is to be checked by #{by}; check it, then change checkedOn and reviewBy.',
      { by },
    );
    const review = inFile(file, document)(['reviewBy'], { by, message });
    return addMonths(value.checkedOn, CHECK_LASTS) < day ? unchecked(review, value) : review;
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

/** An answer has no day of its own: its law moves. */
function answerReviews(day: string): Review[] {
  const { file, value, document } = readQuestions();
  if (!value || !document) return [];
  const oldest = value.questions.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? day;
  const end = addDays(day, REVIEW_NOTICE);
  const happened = changesBetween(soundRegister().register, oldest, end);
  return overtakenBy(happened, value.questions).map(({ index, id, reviewedOn, changes }) => {
    const list = changes
      .map(({ entry, date }) => say('#{entry} on #{date}', { entry, date }))
      .join(', ');
    const [{ date = day } = {}] = changes;
    return inFile(file, document)(['questions', index, 'reviewedOn'], {
      by: addDays(date, -1),
      message: say(
        date > day
          ? 'The law of the answer "#{id}" changes after its review on #{reviewedOn} (#{list}); compare the answer with it, then change reviewedOn.'
          : 'The law of the answer "#{id}" has changed since its review on #{reviewedOn} (#{list}); compare the answer with it, then change reviewedOn.',
        { id, reviewedOn, list },
      ),
    });
  });
}

/**
 * Reviews that are due within the days of notice, or were. They stop no build, as pages say that they are to be
 * reviewed; law that nobody has checked for a year does.
 * @param day the present one, `YYYY-MM-DD`.
 */
export const dueReviews = (day: string, all = allReviews(day)): Review[] =>
  all.filter(({ by }) => by <= addDays(day, REVIEW_NOTICE));
