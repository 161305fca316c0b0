import { checkContent } from '@/lib/content/check/content';
import type { ContentProblem } from '@/lib/content/problems/problem';
import { checkMessages } from '@/lib/messages/check-messages';
import { chooseReusedGuides, openGuideCache } from './reused-guides';
import type { Stamp } from './stamp';

/** Checks content and messages before a build, and chooses the guides that it reuses. */
export function checkSite(stamp: Stamp): ContentProblem[] {
  openGuideCache(stamp);
  const problems = [...checkContent(), ...checkMessages()];
  if (problems.every(({ severity }) => severity === 'warning')) chooseReusedGuides();
  return problems;
}
