import { fromFragment, toFragment } from '@/law/checker/address';
import { companies, inScope } from '@/law/omnibus/companies';
import { lawOn } from '@/tests/unit/checker/law-fixture';

const cellOf = (id: string, regime: string, layer: string, day = '2026-11-22') => {
  const company = companies.find((each) => each.id === id);
  if (!company) throw new Error(`No company "${id}".`);
  const found = inScope(lawOn(day), company).find(
    ({ column }) => column.regime === regime && column.layer === layer,
  );
  return found && [found.before, found.now];
};

it.each([
  ['large', 'csrd', 'eu', 'yes', 'no'],
  // France has not transposed the new thresholds.
  ['large', 'csrd', 'fr', 'yes', 'yes'],
  ['largest', 'csddd', 'eu', 'yes', 'yes'],
  // Whether Article 8 reaches a company that French law alone makes report is not settled.
  ['large', 'taxonomy', 'eu', 'yes', 'unsettled'],
  ['small', 'taxonomy', 'eu', 'no', 'no'],
])('%s: %s (%s) was %s and is %s', (id, regime, layer, before, now) => {
  expect(cellOf(id, regime, layer)).toEqual([before, now]);
});

it.each([
  ['2025-12-15', 'yes', 'no'],
  ['2030-01-01', 'no', 'yes'],
])('as of %s, 260 employees: CSRD %s, value chain cap %s', (day, csrd, cap) => {
  expect(cellOf('large', 'csrd', 'eu', day)?.[1]).toBe(csrd);
  expect(cellOf('large', 'vsme', 'eu', day)?.[1]).toBe(cap);
});

it.each(companies)('the checker reads the answers of $id from its address', ({ answers }) => {
  expect(fromFragment(`#${toFragment(answers)}`)).toEqual(answers);
});
