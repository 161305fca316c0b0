import type { Answers } from '@/law/checker/answers';
import { openPoints } from '@/law/checker/left-open';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import { alone, euWalks, frWalks } from '@/tests/checker-walks';
import { law } from './law-fixture';

/** The answer of a layer on a regime, today and in December 2025. */
function verdict(answers: Answers, regime: RegimeId, layer: 'eu' | 'fr') {
  const result = check(law, profileOf(answers))
    .find(({ id }) => id === regime)
    ?.layers.find((each) => each.layer === layer);
  if (!result) throw new Error(`No ${layer} layer for ${regime}.`);
  return [result.verdict, result.before];
}

it.each([...euWalks, ...frWalks])('%s', (_, answers, regime, layer, today, before) => {
  expect(verdict(answers, regime, layer)).toEqual([today, before]);
});

it('says nothing of a company that has said nothing', () => {
  const verdicts = check(law, profileOf({})).flatMap(({ layers }) =>
    layers.map((layer) => layer.verdict),
  );
  expect(new Set(verdicts)).toEqual(new Set(['unknown']));
});

it('names what would settle an open answer', () => {
  const { layers } = check(law, profileOf({ ...alone, employees: '300' })).find(
    ({ id }) => id === 'energy',
  ) ?? { layers: [] };
  expect(layers[0]?.rules[0]?.missing).toContain('final-energy');
});

it.each([
  ['fr', fr],
  ['en', en],
])('has a name for every point it leaves open, %s', (_, { checker }) => {
  for (const { when, missing } of openPoints)
    for (const name of [missing, when].filter(Boolean))
      expect(Object.keys(checker.words.measures)).toContain(name);
});
