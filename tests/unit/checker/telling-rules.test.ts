import type { Answers } from '@/law/checker/answers';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { tellingRules } from '@/law/checker/telling-rules';
import { sized } from '@/tests/checker-walks';
import { law } from './law-fixture';

function told(answers: Answers, regime: RegimeId): string[] {
  const profile = profileOf(answers);
  const [layer] = check(law, profile).find(({ id }) => id === regime)?.layers ?? [];
  return layer ? tellingRules(layer, profile).map(({ rule }) => rule) : [];
}

const small = sized('49', '6', '3');

it('leaves out the rule on groups for a company that has none', () => {
  expect(told(small, 'csrd')).toContain('csrd-scope');
  expect(told(small, 'csrd')).not.toContain('csrd-scope-group');
  expect(told({ ...small, group: 'parent' }, 'csrd')).toContain('csrd-scope-group');
});

it('keeps it where it is the only one', () => {
  expect(told(small, 'vigilance')).toEqual(['fr-vigilance']);
});

it('says which facts are not so, where the figures alone would be met', () => {
  const company = profileOf({ ...sized('600', '80', '50'), listed: 'no', activity: 'other' });
  const [layer] = check(law, company).find(({ id }) => id === 'csrd')?.layers ?? [];
  const wave1 = layer?.rules.find(({ rule }) => rule === 'csrd-wave-1');
  expect(wave1).toMatchObject({ verdict: 'no', unmet: ['public-interest-entity', 'listed'] });
});

it('gives the rules that are met or open alone, where there are any', () => {
  expect(told(sized('1240', '480', '310'), 'csrd')).toEqual(['csrd-scope']);
});
