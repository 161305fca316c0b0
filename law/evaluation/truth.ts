/** Three-valued: unknown when the answer depends on a fact that was not given. */
export type Truth = 'yes' | 'no' | 'unknown';

export const truthOf = (value: boolean | undefined): Truth =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no';

export const not = (truth: Truth): Truth =>
  truth === 'unknown' ? 'unknown' : truth === 'yes' ? 'no' : 'yes';

/** Whether at least a number of statements hold, as far as they are known (Kleene's logic). */
export function atLeast(count: number, truths: readonly Truth[]): Truth {
  const sure = truths.filter((truth) => truth === 'yes').length;
  const possible = truths.filter((truth) => truth !== 'no').length;
  if (sure >= count) return 'yes';
  return possible < count ? 'no' : 'unknown';
}

export const all = (truths: readonly Truth[]): Truth => atLeast(truths.length, truths);
export const any = (truths: readonly Truth[]): Truth => atLeast(1, truths);
