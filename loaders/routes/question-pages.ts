import type { SubjectPage } from '@/loaders/questions';
import { page } from './page-settings';
import type { PageEntry, PageId } from './registry';

// The pages of the subjects of content/questions.yaml.

/** The entry of the page of a subject. */
export const subjectPage = (id: SubjectPage): PageEntry => ({
  ...page,
  id,
  path: id,
  parent: 'questions',
  footer: null,
  closing: null,
  shows: [],
  schema: 'FAQPage',
});

/** Whether a page shows the questions on one subject. */
export const isSubjectPage = (id: PageId): id is SubjectPage => id.startsWith('questions/');
