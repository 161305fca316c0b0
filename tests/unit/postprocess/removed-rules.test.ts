/** @jest-environment node */
import { Stylesheet } from '@/postprocess/stylesheet';
import { inAnyState, removedSelectors } from '@/tests/removed-rules';

const WHOLE =
  '@layer a{.gone{top:0}}h1,.a{top:0}.gone:hover,#gone>p{top:1px}@media print{.gone{top:2px}}' +
  '@keyframes k{to{top:0}}@font-face{font-family:f}';

it('tells what the removed rules select', () => {
  const pruned = new Stylesheet(WHOLE);
  pruned.prune(new Set(['gone']));
  expect(removedSelectors(WHOLE, pruned.toString())).toEqual([
    '.gone',
    '.gone:hover',
    '#gone>p',
    '.gone',
  ]);
});

it.each([
  ['a declaration', WHOLE.replace('h1,.a{top:0}', 'h1,.a{top:0px}')],
  ['one selector of a list', WHOLE.replace('h1,.a{', 'h1{')],
  ['conditions', WHOLE.replace('@media print', '@media screen')],
  ['frames', WHOLE.replace(/@keyframes.*?\}\}/, '')],
  ['the order', `@font-face{font-family:f}${WHOLE.replace(/@font-face.*/, '')}`],
])('notices a change of %s', (_what, pruned) => {
  expect(() => removedSelectors(WHOLE, pruned)).toThrow('more than whole rules');
});

it.each([
  ['.a:hover>.b::before', '.a>.b'],
  ['.a :not(.b)', '.a *'],
  [':root .a', '* .a'],
  ['.a:is(.b,.c) p:nth-child(2)', '.a p'],
])('%s matches %s in any state', (selector, general) => {
  expect(inAnyState(selector)).toBe(general);
});
