import {
  type Finding,
  readExplanations,
  sortFindings,
  summarise,
  tagOf,
} from '@/scripts/check/validator-findings';

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

it('says each kind of finding once, with how often and where', () => {
  expect(summarise([found('/a/'), found('/b/'), found('/b/', 'other')])).toEqual([
    'ibm VIOLATION/FAIL table_name\n  A table has no name\n  <table>\n  2 times, first in /a/',
    'ibm other\n  A table has no name\n  <table>\n  once, first in /b/',
  ]);
});

it('quotes elements without the class names of a build', () => {
  expect(tagOf('<p class="c4 cb"\n  id="x">')).toBe('<p id="x">');
});

it('explains in sentences, with rules that are regular expressions', () => {
  for (const { rule, message = '', element = '', page = '', why } of readExplanations()) {
    for (const pattern of [rule, message, element, page]) new RegExp(pattern);
    expect(why).toMatch(/^\S.*\.$/);
  }
});
