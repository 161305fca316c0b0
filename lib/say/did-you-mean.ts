import { closest } from '@/lib/closest';
import { say } from './say';

/** Maximum number of candidates listed when none is close enough. */
const LISTED = 12;

/** ` Did you mean "title"?`, or a list of the valid values. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = closest(word, candidates);
  if (meant) return say(' Did you mean "#{meant}"?', { meant });
  if (candidates.length === 0) return '';
  const listed = candidates.slice(0, LISTED).join(', ');
  return say(' Possible: #{listed}', {
    listed: `${listed}${candidates.length > LISTED ? ', …' : '.'}`,
  });
}
