import type { Answers } from '@/law/checker/answers';
import type { RegimeId } from '@/law/checker/regimes';
import { alone, sized, subsidiary, typicalWalks, type Walk } from '@/tests/checker-walks';
import { layerOf, resultsOf } from './law-fixture';

const abroad: Answers = { ...sized('9000', '3000', '2000'), seat: 'third-country' };

/** What the companies of edges.ts leave out: ranges, and what is not told. */
const hardWalks: readonly Walk[] = [
  [
    'a range that straddles the threshold is left open',
    sized('about 1000', '480', '310'),
    'csrd',
    'eu',
    'unknown',
    'yes',
  ],
  [
    'a subsidiary that does not know whether it is in the report of its parent',
    subsidiary,
    'csrd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'a US group that tells its presence in the Union alone',
    { ...alone, seat: 'third-country', euTurnover: '460', euBranchTurnover: '210' },
    'csrd',
    'eu',
    'yes',
    'yes',
  ],
  [
    'a US bank that is not listed is not a public-interest entity',
    { ...abroad, activity: 'bank', balance: '20000', euTurnover: '100' },
    'csrd',
    'eu',
    'no',
    'unknown',
  ],
  [
    'turnover of its group in the Union is not that of a subsidiary',
    { ...abroad, group: 'subsidiary', euTurnover: '2000' },
    'csddd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'turnover in the Union is told for one year alone',
    { ...abroad, previous: 'different', previousEmployees: '4000', euTurnover: '2000' },
    'csddd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'the branch of a foreign company may owe what employers owe',
    { ...alone, seat: 'third-country', employees: '9000', establishment: 'yes' },
    'bdese',
    'fr',
    'unknown',
    'unknown',
  ],
];

/** The answer of a layer on a regime, today and in December 2025. */
function verdict(answers: Answers, regime: RegimeId, layer: 'eu' | 'fr') {
  const result = layerOf(answers, regime, layer);
  return [result.verdict, result.before];
}

it.each([...typicalWalks, ...hardWalks])('%s', (_, answers, regime, layer, today, before) => {
  expect(verdict(answers, regime, layer)).toEqual([today, before]);
});

it('says nothing of a company that has said nothing', () => {
  const verdicts = resultsOf({}).flatMap(({ layers }) => layers.map((layer) => layer.verdict));
  expect(new Set(verdicts)).toEqual(new Set(['unknown']));
});

it('names what would settle an open answer', () => {
  const { rules } = layerOf({ ...alone, employees: '300' }, 'energy', 'fr');
  expect(rules[0]?.missing).toContain('final-energy');
});
