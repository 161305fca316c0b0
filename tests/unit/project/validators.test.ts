import { type Finding, sortFindings } from '@/scripts/check/validator-findings';

const found = (page: string, rule = 'VIOLATION/FAIL table_name'): Finding => ({
  tool: 'ibm',
  rule,
  message: 'A table has no name',
  element: '<table>',
  page,
});

it('keeps what is explained on other pages, by other tools or of other rules only', () => {
  const known = { tool: 'ibm', rule: 'table_name', page: '^/about/', why: 'x' } as const;
  const stray = { ...found('/about/ at 390 px'), tool: 'nu' } as const;
  const { unexplained, unused } = sortFindings(
    [found('/about/ at 390 px'), found('/about/', 'other'), found('/'), stray],
    [known, { ...known, page: '^/gone/' }],
  );
  expect(unexplained).toEqual([found('/about/', 'other'), found('/'), stray]);
  expect(unused.map(({ page }) => page)).toEqual(['^/gone/']);
});
