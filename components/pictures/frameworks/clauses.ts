import type { TagColour } from '@/ui/tag';

type ClauseStatus = 'covered' | 'partial' | 'open';

/** The clauses of the article, what each is linked to, and where it stands. */
export const clauses = [
  { id: 'contribution', link: 'data', status: 'covered' },
  { id: 'harm', link: 'pending', status: 'partial' },
  { id: 'safeguards', link: 'evidence', status: 'covered' },
  { id: 'criteria', link: 'pending', status: 'open' },
] as const;

export const colours: Record<ClauseStatus, TagColour> = {
  covered: 'green',
  partial: 'amber',
  open: 'brick',
};
