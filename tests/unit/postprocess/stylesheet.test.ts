/** @jest-environment node */
import { Stylesheet } from '@/postprocess/stylesheet';

function pruned(css: string, ...missing: string[]): string {
  const stylesheet = new Stylesheet(css);
  stylesheet.prune(new Set(missing));
  return stylesheet.toString();
}

it('removes the rules of a missing class or id, and nothing else', () => {
  expect(pruned('.a{top:0}.gone{top:1px}#gone p{top:2px}.a>.gone:hover{top:3px}p{}', 'gone')).toBe(
    '.a{top:0}p{}',
  );
});

it.each([
  ['a list of which one selector can match', '.gone,.a{top:0}'],
  ['what a selector forbids', '.a:not(.gone){top:0}'],
  ['what a selector offers as a choice', ':is(.gone,.a) p{top:0}'],
  ['attributes, states and elements', '[gone] gone:hover::before{top:0}'],
  ['text that looks like a class', '[href=".gone"]{content:".gone"}'],
  ['what a browser may not understand', '.a::-x-unknown, .b:unknown(1) {-x-y: zoom(1)!important}'],
  [
    'frames, fonts and properties',
    '@keyframes gone{50.5%{top:0}to{top:0}}@font-face{font-family:gone}',
  ],
  ['declarations of the same name, in order', '.a{width:1px;width:1dvw;*zoom:1;--gone: ;}'],
])('keeps %s', (_what, css) => {
  expect(pruned(css, 'gone')).toBe(css);
});

it('removes conditions that are left without rules, however deep', () => {
  const css = '@media print{@supports (a:b){.gone{top:0}}}@container (width>1px){.a{}.gone{}}';
  expect(pruned(css, 'gone')).toBe('@container (width>1px){.a{}}');
});

it('keeps an empty layer, which orders the others', () => {
  expect(pruned('@layer a{.gone{top:0}}@layer b{.b{top:1px}}', 'gone')).toBe(
    '@layer a{}@layer b{.b{top:1px}}',
  );
});

it('removes missing tokens that nothing uses, and then those that only they used', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.a{top:var( --c)}.gone{top:var(--b)}';
  expect(pruned(css, 'gone', '--a', '--b', '--c')).toBe(':root{--c:2px;--d:3px}.a{top:var( --c)}');
});

it('names the classes and ids that rules need, and the tokens', () => {
  const { names } = new Stylesheet(
    ':root{--t:0}.a .b:not(.c),#d{}@media print{.e\\:f{}}@keyframes g{to{}}',
  );
  expect([...names]).toEqual(['a', 'b', 'd', 'e:f', '--t']);
});
