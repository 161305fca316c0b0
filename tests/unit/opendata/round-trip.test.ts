import type { Answers } from '@/law/checker/answers';
import { checkerLaw } from '@/law/checker/checker-law';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { companies } from '@/law/omnibus/companies';
import type { Register } from '@/law/register';
import { loadRegister } from '@/loaders/law';
import type { Dataset } from '@/publishing/open-data/dataset';
import { dataText } from '@/publishing/open-data/files';

const lawOf = (register: Register, day: string) =>
  checkerLaw(register, day, 'en', {
    value: ({ value }) => String(value),
    application: () => [],
    typeset: (text) => text,
  });
const { subjects } = JSON.parse(dataText('register')) as Dataset;

const base: Answers = { ...companies[0]?.answers };
const profiles: [string, Answers][] = [
  ...companies.map(({ id, answers }): [string, Answers] => [id, answers]),
  ['nothing told', {}],
  ['a range', { ...base, employees: '900-1,100', turnover: 'about 450' }],
  [
    'a listed parent',
    {
      ...base,
      group: 'parent',
      listed: 'yes',
      groupEmployees: '6000',
      groupTurnover: '2000',
      groupEmployeesFrance: '5500',
    },
  ],
  [
    'a subsidiary that its parent reports on',
    {
      ...base,
      group: 'subsidiary',
      inParentReport: 'yes',
      employees: '1200',
      turnover: '600',
      balance: '400',
    },
  ],
  ['a bank', { ...base, activity: 'bank', employees: '3000', turnover: '900', balance: '20000' }],
  ['an asset manager', { ...base, activity: 'manager', employees: '80', balance: '900' }],
  [
    'a company from elsewhere',
    {
      seat: 'third-country',
      group: 'parent',
      euTurnover: '500',
      euSubsidiaryTurnover: '250',
      euBranchTurnover: '10',
    },
  ],
  [
    'another Member State',
    { ...base, seat: 'member-state', employees: '1001', turnover: '451', balance: '300' },
  ],
  [
    'one that has grown',
    {
      ...base,
      employees: '1100',
      turnover: '470',
      balance: '300',
      previous: 'different',
      previousEmployees: '900',
      previousTurnover: '400',
      previousBalance: '200',
    },
  ],
];

describe.each(['2025-12-15', '2026-11-22', '2029-07-26'])('on %s', (day) => {
  const [published, content] = [lawOf(subjects, day), lawOf(loadRegister(), day)];

  it.each(profiles)('the published file answers as content/law does: %s', (_name, answers) => {
    const profile = profileOf(answers);
    expect(check(published, profile)).toEqual(check(content, profile));
  });
});

it('would notice a threshold that differs', () => {
  const changed = structuredClone(subjects);
  for (const { criteria = [] } of changed.csrd?.rules.find(({ id }) => id === 'csrd-scope')
    ?.versions ?? [])
    for (const criterion of criteria) if ('value' in criterion) criterion.value *= 2;
  const answers = companies.find(({ id }) => id === 'above-both')?.answers ?? {};
  const of = (register: Register) => check(lawOf(register, '2026-11-22'), profileOf(answers));
  expect(of(changed)).not.toEqual(of(loadRegister()));
});
