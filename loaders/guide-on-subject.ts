import type { Guide } from './guides';

/** The guide on a subject of the law: the one that is mainly on it, else the first that covers it. */
export const guideOnSubject = (subject: string, guides: readonly Guide[]): Guide | undefined =>
  guides.find(({ data }) => data.subjects[0] === subject) ??
  guides.find(({ data }) => data.subjects.includes(subject));
