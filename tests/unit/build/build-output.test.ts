import { buildSummary } from '@/postprocess/build-summary';
import { NoticeFilter } from '@/scripts/framework-notices';
import { Fixture } from '@/tests/fixture';

const shown = (text: string): string => {
  const filter = new NoticeFilter();
  return text
    .split('\n')
    .filter((line) => filter.shows(line))
    .join('\n');
};

it('leaves out notices of the framework that say nothing of this site', () => {
  expect(
    shown(`▲ Next.js 16.4.6 (Turbopack)
- Experiments (use with caution):
  · cpus: 2
  · cssChunking: "graph"

⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.

  To migrate automatically, run:
  npx @next/codemod@canary middleware-to-proxy .

  Learn more: https://nextjs.org/docs/messages/middleware-to-proxy
  Creating an optimized production build ...
✓ Compiled successfully in 34.4s
  Skipping validation of types
  Finished TypeScript config validation in 11ms ...
⚠ Statically exporting a Next.js application via \`next export\` disables API routes and middleware.
This command is meant for static-only hosts, and is not necessary to make your application static.
Pages in your application without server-side data dependencies will be automatically statically exported.
Learn more: https://nextjs.org/docs/messages/api-routes-static-export

Route (app)
┌ ○ /_not-found
├ ● /[locale]
│ └ ● [+63 more paths]
└ ○ /sitemap.xml


ƒ Proxy (Middleware)

○  (Static)  prerendered as static content
●  (SSG)     prerendered as static HTML (uses generateStaticParams)

64 pages`),
  ).toBe(`▲ Next.js 16.4.6 (Turbopack)

  Creating an optimized production build ...
✓ Compiled successfully in 34.4s

64 pages`);
});

it('shows every other warning, and errors with their trace', () => {
  const text = `⚠ Something else is deprecated.
  Learn more: https://nextjs.org/docs/
Error: broken
    at somewhere (file.ts:1:2)

The build stopped, and out/ was removed.`;
  expect(shown(text)).toBe(text);
});

it('sums up what was built', () => {
  const fixture = new Fixture().write({
    'index.html': 'x'.repeat(2000),
    'index.html.br': 'x'.repeat(900),
    'index.html.gz': 'x'.repeat(1000),
    'en/index.html': 'x'.repeat(2000),
    'en/index.html.br': 'x'.repeat(1200),
    'a.css': 'x'.repeat(100_000),
  });
  expect(buildSummary(fixture.root, 0)).toBe(
    '2 pages in fr, en; 3 files, 0.1 MB.\nHeaviest page: /en/, 1.2 kB with Brotli.\nNo warnings.',
  );
  expect(buildSummary(fixture.root, 0, 7)).toContain('\nNothing has changed in 7 guides since');
  expect(buildSummary(fixture.root, 1)).toMatch(/\n1 warning: npm run check:content/);
  fixture.remove();
});
