import { buildSummary } from '@/delivery/postprocess/build-report';
import { Fixture } from '@/tests/fixture';

it('sums up what was built', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_TODAY: undefined });
  const fixture = new Fixture().write({
    'index.html': 'x'.repeat(2000),
    'index.html.br': 'x'.repeat(900),
    'index.html.gz': 'x'.repeat(1000),
    'en/index.html': 'x'.repeat(2000),
    'en/index.html.br': 'x'.repeat(1200),
    'a.css': 'x'.repeat(100_000),
  });
  expect(buildSummary(fixture.root, 0)).toBe(
    '2 pages in fr, en; 3 files, 0.1 MB.\nContent and messages: no warnings.',
  );
  const reviews = [{ by: '2027-05-20' }, { by: '2027-05-22' }];
  expect(buildSummary(fixture.root, 1, reviews)).toMatch(
    /\n1 warning: npm run check -- content.*\nTo review: 2, the first by 2027-05-20: npm run check -- reviews\.$/,
  );
  fixture.remove();
});
