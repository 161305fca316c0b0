import { soundContent } from '@/tests/broken-content';
import { freshFixture } from '@/tests/fixture';

/** A valid site in place of the working directory, for each test to break. */
export const site = freshFixture((fixture) => soundContent(fixture).enter());

/** A `content/claims.yaml` with one sound claim; the days are those of its review and of the next one. */
export const claimReviewed = (reviewedOn: string, reviewBy: string) => `claims:
  - id: reply
    message: hero.note
    page: landing
    basis: { fr: "Un engagement.", en: "A commitment." }
    owner: { fr: Équipe, en: Team }
    reviewedOn: ${reviewedOn}
    reviewBy: ${reviewBy}
    ground: commitment
`;
