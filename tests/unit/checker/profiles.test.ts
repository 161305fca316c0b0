import type { Answers } from '@/lib/checker/answers';
import { checkerLaw } from '@/lib/checker/law';
import { openPoints } from '@/lib/checker/left-open';
import { profileOf } from '@/lib/checker/profile-of';
import type { RegimeId } from '@/lib/checker/regimes';
import { check, type Verdict } from '@/lib/checker/result';
import { loadRegister } from '@/lib/content/load/law';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';

const law = checkerLaw(loadRegister(), '2026-11-22', 'en', {
  value: ({ value }) => String(value),
  application: () => [],
  typeset: (text) => text,
});

/** The answer of a layer on a regime, today and in December 2025. */
function verdict(answers: Answers, regime: RegimeId, layer: 'eu' | 'fr') {
  const result = check(law, profileOf(answers))
    .find(({ id }) => id === regime)
    ?.layers.find((each) => each.layer === layer);
  if (!result) throw new Error(`No ${layer} layer for ${regime}.`);
  return [result.verdict, result.before];
}

const alone: Answers = {
  seat: 'france',
  previous: 'same',
  group: 'alone',
  listed: 'no',
  activity: 'other',
  form: 'joint-stock',
};

type Walk = [string, Answers, RegimeId, 'eu' | 'fr', today: Verdict, before: Verdict];

/** Hard profiles, as a sceptical lawyer would try them. */
const walks: Walk[] = [
  [
    'a company over both thresholds',
    { ...alone, employees: '1240', turnover: '480', balance: '310' },
    'csrd',
    'eu',
    'yes',
    'yes',
  ],
  [
    'exactly 1,000 employees is not more than 1,000',
    { ...alone, employees: '1000', turnover: '480', balance: '310' },
    'csrd',
    'eu',
    'no',
    'yes',
  ],
  [
    'exactly 450 million is not more than 450 million',
    { ...alone, employees: '1240', turnover: '450', balance: '310' },
    'csrd',
    'eu',
    'no',
    'yes',
  ],
  [
    'French law keeps a large company that EU law has released',
    { ...alone, employees: '300', turnover: '60', balance: '30' },
    'csrd',
    'fr',
    'yes',
    'yes',
  ],
  [
    'the same company under EU law',
    { ...alone, employees: '300', turnover: '60', balance: '30' },
    'csrd',
    'eu',
    'no',
    'yes',
  ],
  [
    'a range that straddles the threshold is left open',
    { ...alone, employees: 'about 1000', turnover: '480', balance: '310' },
    'csrd',
    'eu',
    'unknown',
    'yes',
  ],
  [
    'a subsidiary in the report of its parent',
    {
      ...alone,
      group: 'subsidiary',
      inParentReport: 'yes',
      employees: '1240',
      turnover: '480',
      balance: '310',
    },
    'csrd',
    'eu',
    'exempt',
    'exempt',
  ],
  [
    'a subsidiary that does not know whether it is in it',
    { ...alone, group: 'subsidiary', employees: '1240', turnover: '480', balance: '310' },
    'csrd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'a small holding whose group exceeds both thresholds',
    {
      ...alone,
      group: 'parent',
      employees: '12',
      turnover: '2',
      balance: '900',
      groupEmployees: '3000',
      groupTurnover: '700',
      groupBalance: '900',
    },
    'csrd',
    'eu',
    'yes',
    'yes',
  ],
  [
    'a listed SME of the former third wave',
    { ...alone, listed: 'yes', employees: '120', turnover: '30', balance: '20' },
    'csrd',
    'eu',
    'no',
    'yes',
  ],
  [
    'an insurer of 900 employees',
    { ...alone, activity: 'insurer', employees: '900', turnover: '600', balance: '4000' },
    'sfdr',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'an adviser with two employees',
    { ...alone, activity: 'adviser', employees: '2', turnover: '0.5', balance: '0.3' },
    'sfdr',
    'eu',
    'no',
    'no',
  ],
  [
    'a US group with 500 million in the Union and a large branch',
    {
      seat: 'third-country',
      previous: 'same',
      group: 'alone',
      listed: 'no',
      activity: 'other',
      employees: '9000',
      turnover: '3000',
      balance: '2000',
      euTurnover: '500',
      euBranchTurnover: '250',
      euSubsidiaryTurnover: '0',
    },
    'csrd',
    'eu',
    'yes',
    'yes',
  ],
  [
    'a large group under the thresholds of the CSDDD of today',
    { ...alone, employees: '3000', turnover: '1200', balance: '900' },
    'csddd',
    'eu',
    'no',
    'yes',
  ],
  [
    'a partnership is not a company of the vigilance law',
    { ...alone, form: 'other', employees: '12000', turnover: '3000', balance: '2000' },
    'vigilance',
    'fr',
    'no',
    'no',
  ],
  [
    'fifty employees are enough for a whistleblowing channel',
    { ...alone, employees: '50', turnover: '5', balance: '3' },
    'whistleblowing',
    'fr',
    'yes',
    'yes',
  ],
  [
    'the supplier that the cap protects',
    { ...alone, employees: '80', turnover: '12', balance: '6' },
    'vsme',
    'eu',
    'yes',
    'no',
  ],
  [
    'a US bank that is not listed is no public-interest entity',
    {
      ...alone,
      seat: 'third-country',
      activity: 'bank',
      employees: '9000',
      turnover: '3000',
      balance: '20000',
      euTurnover: '100',
    },
    'csrd',
    'eu',
    'no',
    'unknown',
  ],
  [
    'a bank of the Union is one',
    { ...alone, activity: 'bank', employees: '700', turnover: '300', balance: '9000' },
    'csrd',
    'eu',
    'yes',
    'yes',
  ],
  [
    'the exemption of a subsidiary is not on record for French law',
    {
      ...alone,
      group: 'subsidiary',
      inParentReport: 'yes',
      employees: '1240',
      turnover: '480',
      balance: '310',
    },
    'csrd',
    'fr',
    'unknown',
    'unknown',
  ],
  [
    'outside the report of its parent, it is in scope of French law',
    {
      ...alone,
      group: 'subsidiary',
      inParentReport: 'no',
      employees: '1240',
      turnover: '480',
      balance: '310',
    },
    'csrd',
    'fr',
    'yes',
    'yes',
  ],
  [
    'a subsidiary that is exempt from the CSRD is exempt from the Taxonomy',
    {
      ...alone,
      group: 'subsidiary',
      inParentReport: 'yes',
      employees: '1240',
      turnover: '480',
      balance: '310',
    },
    'taxonomy',
    'eu',
    'exempt',
    'exempt',
  ],
  [
    "a subsidiary may be relieved by its parent's vigilance plan",
    { ...alone, group: 'subsidiary', employees: '12000', turnover: '3000', balance: '2000' },
    'vigilance',
    'fr',
    'unknown',
    'unknown',
  ],
  [
    'a small subsidiary may belong to a group of the anti-corruption law',
    { ...alone, group: 'subsidiary', employees: '100', turnover: '20', balance: '10' },
    'sapin',
    'fr',
    'unknown',
    'unknown',
  ],
  [
    'investment advice may fall under article 29',
    { ...alone, activity: 'adviser', employees: '40', turnover: '8', balance: '3' },
    'lec29',
    'fr',
    'unknown',
    'unknown',
  ],
  [
    'turnover of its group in the Union is not that of a subsidiary',
    {
      ...alone,
      seat: 'third-country',
      group: 'subsidiary',
      employees: '9000',
      turnover: '3000',
      balance: '2000',
      euTurnover: '2000',
    },
    'csddd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'turnover in the Union is told for one year alone',
    {
      ...alone,
      seat: 'third-country',
      previous: 'different',
      previousEmployees: '4000',
      employees: '9000',
      turnover: '3000',
      balance: '2000',
      euTurnover: '2000',
    },
    'csddd',
    'eu',
    'unknown',
    'unknown',
  ],
  [
    'boards of directors are not asked about',
    { ...alone, employees: '300', turnover: '60', balance: '30' },
    'quotas',
    'fr',
    'unknown',
    'unknown',
  ],
  [
    'three years at 1,000 employees',
    { ...alone, employees: '1000', turnover: '60', balance: '30' },
    'quotas',
    'fr',
    'yes',
    'yes',
  ],
];

it.each(walks)('%s', (_, answers, regime, layer, today, before) => {
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

it('a later answer never turns a yes or a no around', () => {
  const full: Answers = { ...alone, employees: '1240', turnover: '480', balance: '310' };
  const names = Object.keys(full) as (keyof Answers)[];
  let known: Answers = {};
  let settled = new Map<string, Verdict>();
  for (const name of names) {
    known = { ...known, [name]: full[name] };
    const next = new Map(
      check(law, profileOf(known)).flatMap(({ id, layers }) =>
        layers
          .filter((layer) => layer.verdict === 'yes' || layer.verdict === 'no')
          .map((layer): [string, Verdict] => [`${id} ${layer.layer}`, layer.verdict]),
      ),
    );
    for (const [key, value] of settled) expect([key, next.get(key)]).toEqual([key, value]);
    settled = next;
  }
});
