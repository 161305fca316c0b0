import { fromFragment } from '@/law/checker/address';
import { profileOf } from '@/law/checker/profile';
import { type ChangeText, sinceDay } from '@/law/checker/since';
import { lawOn } from './law-fixture';

const law = lawOn('2026-11-25');
const company = profileOf(
  fromFragment(
    'seat=france&employees=800&turnover=120&balance=80&previous=same&group=alone&listed=no&activity=other&form=joint-stock',
  ),
);
const change = (date: string, regimes: ChangeText['regimes'], rules?: string[]): ChangeText => ({
  date,
  regimes,
  rules,
  text: '',
  source: '',
  url: undefined,
});

it('finds the answers that the law has changed since a day', () => {
  const { answers } = sinceDay(law, company, '2025-12-15', []);
  const told = answers.map(({ id, layer, before, now }) => [
    id,
    layer,
    before?.verdict,
    now?.verdict,
  ]);
  expect(told).toContainEqual(['csrd', 'eu', 'yes', 'no']);
  expect(sinceDay(law, company, '2026-11-24', []).answers).toEqual([]);
});

it('finds what changed after that day in the texts that concern the company, then or now', () => {
  const changes = [
    change('2026-03-18', ['csrd', 'vsme']),
    change('2025-12-15', ['csrd']),
    change('2026-03-19', ['lec29']),
    change('2026-03-20', ['sapin']),
  ];
  const { changes: found } = sinceDay(law, company, '2025-12-15', changes);
  expect(found.map(({ date }) => date)).toEqual(['2026-03-18', '2026-03-20']);
});

it('leaves out what changed in rules that concern others alone', () => {
  const changes = [
    change('2026-03-18', ['csrd'], ['csrd-scope', 'csrd-wave-3']),
    change('2026-03-19', ['csrd'], ['csrd-wave-3', 'csrd-non-eu']),
  ];
  const { changes: found } = sinceDay(law, company, '2025-12-15', changes);
  expect(found.map(({ date }) => date)).toEqual(['2026-03-18']);
});
