import { closest, nearest } from '@/lib/closest';
import { say } from './say';

/** Maximum number of candidates that are all listed when none is close enough; of more, the three that come closest. */
const LISTED = 12;

/** ` Did you mean "title"?`, or a list of the valid values. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = closest(word, candidates);
  if (meant) return say(' Did you mean "#{meant}"?', { meant });
  if (candidates.length === 0) return '';
  if (candidates.length <= LISTED)
    return say(' Possible: #{listed}.', { listed: candidates.join(', ') });
  return say(' The closest are #{listed}.', {
    listed: nearest(word, candidates).slice(0, 3).join(', '),
  });
}
