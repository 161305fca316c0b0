/** @jest-environment node */
import { shortenClasses } from '@/postprocess/steps/shorten-classes';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
});
afterEach(() => fixture.remove());

const STATIC = '_next/static';

it('renames the classes of CSS modules in pages, their data and stylesheets', () => {
  fixture.write({
    'index.html':
      '<p class="Ab12cd_lead plain Ab12cd_title"><i data-looks="{&quot;past&quot;:&quot;_x12-9_past&quot;}">Ab12cd</i>',
    'en/index.html': '<p class="Ab12cd_lead">',
    [`${STATIC}/one.css`]:
      '.Ab12cd_lead:hover,.Ab12cd_title>.plain{top:0}.Ab12cd_leader{top:1px}._x12-9_past{background:url(Ab12cd_lead.svg)}',
  });
  shortenClasses(fixture.root);
  expect(fixture.read('index.html')).toBe(
    '<p class="c0 plain c2"><i data-looks="{&quot;past&quot;:&quot;c3&quot;}">Ab12cd</i>',
  );
  expect(fixture.read('en/index.html')).toBe('<p class="c0">');
  expect(fixture.read(`${STATIC}/one.css`)).toBe(
    '.c0:hover,.c2>.plain{top:0}.c1{top:1px}.c3{background:url(Ab12cd_lead.svg)}',
  );
});

it('leaves the names that a script holds', () => {
  fixture.write({
    'index.html': '<p class="Ab12cd_lead">',
    [`${STATIC}/one.css`]: '.Ab12cd_lead{top:0}',
    [`${STATIC}/one.js`]: 'add("Ab12cd_lead")',
  });
  shortenClasses(fixture.root);
  expect(fixture.read('index.html')).toBe('<p class="Ab12cd_lead">');
});
