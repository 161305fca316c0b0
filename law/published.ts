import type { LawSubject, Register } from './register';
import type { Certainty } from './vocabulary';

const isSure = ({ certainty }: { certainty?: Certainty | undefined }): boolean =>
  certainty !== 'unsure';

/** A subject without what is unsure; a rule none of whose versions is sure is left out. */
const publishedSubject = (subject: LawSubject): LawSubject => ({
  ...subject,
  acts: subject.acts.filter(isSure),
  rules: subject.rules
    .map((rule) => ({ ...rule, versions: rule.versions.filter(isSure) }))
    .filter(({ versions }) => versions.length > 0),
  milestones: subject.milestones.filter(isSure),
  changes: subject.changes.filter(isSure),
});

/** The register as readers may see it: `certainty: unsure` is never published. */
export const published = (register: Register): Register =>
  Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [id, publishedSubject(subject)]),
  );
