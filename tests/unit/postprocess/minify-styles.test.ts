/** @jest-environment node */
import { minifyStyles } from '@/postprocess/steps/minify-styles';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});
afterEach(() => fixture.remove());

const minified = (css: string) => {
  fixture.write({ '_next/static/chunks/one.css': css });
  minifyStyles(fixture.root);
  return fixture.read('_next/static/chunks/one.css').trim();
};

it('minifies a stylesheet, and keeps its URLs', () => {
  const css =
    '/* [project]/a.css */\n.a {\n  color: #ff0000;\n  src: url("../media/a.woff2");\n}\n';
  expect(minified(css)).toBe('.a{color:red;src:url(../media/a.woff2)}');
});

it('writes nothing that a supported browser may not know', () => {
  expect(minified('.a { .b { top: 0 } }')).toBe('.a .b{top:0}');
});
