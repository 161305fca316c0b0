import { figureNames, figureOn } from '@/law/figures';
import type { Register, RuleVersion } from '@/law/register';
import { forEveryLocale } from '@/lib/i18n/locales';

const version = (from: string, value: number, proposed?: boolean): RuleVersion => ({
  from,
  ...(proposed ? { proposed } : {}),
  criteria: [{ measure: 'share', operator: 'at-least', value, unit: 'percent' }],
  act: 'com-2025-841',
  certainty: 'verified',
});
const register = (...versions: RuleVersion[]): Register => ({
  sfdr: {
    name: forEveryLocale(() => 'SFDR'),
    title: forEveryLocale(() => 'SFDR'),
    checkedOn: '2026-11-21',
    reviewBy: '2027-05-20',
    acts: [],
    rules: [
      { id: 'sfdr-2', layer: 'eu', kind: 'figure', label: forEveryLocale(() => 'Share'), versions },
    ],
    milestones: [],
    changes: [],
  },
});

describe('Figures of what is only proposed', () => {
  it('are those of the proposal when the whole rule is proposed, and say so', () => {
    const proposal = register(version('2025-11-20', 70, true));
    expect(figureNames(proposal)).toEqual(['sfdr-2.share']);
    expect(figureOn(proposal, 'sfdr-2.share', '2026-11-22')?.version.proposed).toBe(true);
  });

  it('never stand in for the law', () => {
    const amended = register(version('2021-03-10', 80), version('2025-11-20', 70, true));
    expect(figureOn(amended, 'sfdr-2.share', '2026-11-22')?.criterion.value).toBe(80);
  });
});
