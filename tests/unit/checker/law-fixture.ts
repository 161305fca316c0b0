import { checkerLaw } from '@/law/checker/checker-law';
import { loadRegister } from '@/loaders/law';

/** What the checker knows of the law on the day of the register. */
export const law = checkerLaw(loadRegister(), '2026-11-22', 'en', {
  value: ({ value }) => String(value),
  application: () => [],
  typeset: (text) => text,
});
