import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { linkTree } from '@/scripts/copy-project';
import { measure, printRow } from './measure';
import { countsOr, scratchProject } from './scratch';

/**
 * The framework's own part of a build: Next alone exports as many pages, each with the finished HTML of a guide's
 * <main>, and nothing of this site's code. Needs a build of the site for that HTML.
 */
const GUIDE = path.join('out', 'guides', 'csrdguide', 'index.html');
const counts = countsOr([24, 200, 800]);

const CONFIG = `export default { output: 'export', trailingSlash: true, experimental: { cpus: 2 } };
`;
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}
`;
const page = (count: number) => `import { readFileSync } from 'node:fs';
const main = readFileSync('main.html', 'utf8');
export const dynamicParams = false;
export const generateStaticParams = () =>
  Array.from({ length: ${count} }, (_, index) => ({ slug: 'guide' + index }));
export const generateMetadata = async ({ params }) => ({ title: (await params).slug });
export default async function Page({ params }) {
  return <><h1>{(await params).slug}</h1><main dangerouslySetInnerHTML={{ __html: main }} /></>;
}
`;

if (!existsSync(GUIDE)) throw new Error(`${GUIDE} is missing: build the site first.`);
const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(readFileSync(GUIDE, 'utf8')) ?? [];
const { folder, write } = scratchProject('next-alone');
write('next.config.mjs', CONFIG);
write('app/layout.jsx', LAYOUT);
write('main.html', main);
linkTree('node_modules', path.join(folder, 'node_modules'));

printRow('pages', 'seconds', 'processor', 'ms per page', 'peak MiB');
let previous: { count: number; processor: number } | undefined;
for (const count of counts) {
  write('app/guides/[slug]/page.jsx', page(count));
  for (const name of ['.next', 'out'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const { seconds, processor, memory } = await measure(folder, 'npx', 'next', 'build');
  const perPage = previous && ((processor - previous.processor) * 1000) / (count - previous.count);
  printRow(
    count,
    seconds.toFixed(1),
    processor.toFixed(1),
    perPage?.toFixed(0) ?? '',
    memory.toFixed(0),
  );
  previous = { count, processor };
}
rmSync(folder, { recursive: true, force: true });
