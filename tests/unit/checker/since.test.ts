import { fromFragment } from '@/law/checker/address';
import { profileOf } from '@/law/checker/profile';
import { changesSince, compare, differs } from '@/law/checker/since';
import { lawOn } from './law-fixture';

const change = { text: '', source: '', url: undefined };

it('finds what changed after a day for the regimes of a company', () => {
  const changes = [
    { ...change, date: '2026-03-18', regimes: ['csrd', 'vsme'] as const },
    { ...change, date: '2026-03-17', regimes: ['csrd'] as const },
    { ...change, date: '2026-03-19', regimes: ['sapin'] as const },
  ];
  const found = changesSince(changes, '2026-03-17', new Set(['csrd']));
  expect(found.map(({ date }) => date)).toEqual(['2026-03-18']);
});

describe('the answers of two days', () => {
  const law = lawOn('2026-11-25');
  const profile = (fragment: string) => profileOf(fromFragment(fragment));
  const company = profile(
    'seat=france&employees=800&turnover=120&balance=80&previous=same&group=alone&listed=no&activity=other&form=joint-stock',
  );

  it('differ where the law changed in between', () => {
    const changed = compare(law, company, '2025-12-15').filter(differs);
    expect(
      changed.map(({ id, layer, before, now }) => [id, layer, before?.verdict, now?.verdict]),
    ).toEqual(expect.arrayContaining([['csrd', 'eu', 'yes', 'no']]));
  });

  it('are the same when nothing changed, and leave out what never concerned the company', () => {
    const answers = compare(law, company, '2026-11-24');
    expect(answers.filter(differs)).toEqual([]);
    expect(answers.map(({ id }) => id)).toContain('sapin');
    expect(answers.map(({ id }) => id)).not.toContain('csddd');
  });
});
