import type { Profile } from '@/law/evaluation/profile';

const own: Readonly<Record<string, string>> = {
  'group-employees': 'employees',
  'group-employees-france': 'employees',
  'whole-group-employees': 'employees',
  'group-turnover': 'turnover',
  'whole-group-turnover': 'turnover',
  'group-balance-sheet': 'balance-sheet',
};

/** The measure of a company that a measure comes down to: without a group, its group is itself. */
export const ownMeasure = (measure: string, { flags = {} }: Profile): string => {
  const isWhole = measure.startsWith('whole-');
  const isAlone = flags.parent === false && (!isWhole || flags.subsidiary === false);
  return (isAlone && own[measure]) || measure;
};
