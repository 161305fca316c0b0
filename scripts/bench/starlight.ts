import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { measure, printRow } from './measure';
import { countsOr, scratchProject } from './scratch';

/**
 * Builds the same texts with Starlight: the Markdown twin of a guide in both languages, as often as there
 * are guides. Needs a build of the site for the twins, and the npm registry.
 */
const PACKAGES = ['astro@5.14.1', '@astrojs/starlight@0.36.0'];
const counts = countsOr([12, 100, 400]);

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
const locales = { root: { label: 'Français', lang: 'fr' }, en: { label: 'English', lang: 'en' } };
export default defineConfig({
  site: 'https://www.vigie-esg.example',
  telemetry: false,
  integrations: [starlight({ title: 'Bench', locales })],
});
`;
const COLLECTIONS = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function prepare(): string {
  const { folder, write } = scratchProject('starlight');
  write('astro.config.mjs', CONFIG);
  write('src/content.config.ts', COLLECTIONS);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder });
  return folder;
}

/** Writes a page per guide and language, each with its own title. */
function fill(folder: string, count: number): void {
  const docs = path.join(folder, 'src', 'content', 'docs');
  rmSync(docs, { recursive: true, force: true });
  for (const locale of locales) {
    const prefix = locale === defaultLocale ? '' : locale;
    const twin = path.join('out', prefix, 'guides', 'csrdguide', 'index.md');
    if (!existsSync(twin)) throw new Error(`${twin} is missing: build the site first.`);
    const text = readFileSync(twin, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    mkdirSync(path.join(docs, prefix, 'guides'), { recursive: true });
    writeFileSync(path.join(docs, prefix, 'index.md'), '---\ntitle: Guides\n---\n\nBench.\n');
    for (let index = 0; index < count; index++) {
      const page = `---\ntitle: "Guide ${index} in ${locale}"\n---\n\n${text}`;
      writeFileSync(path.join(docs, prefix, 'guides', `bench${index}.md`), page);
    }
  }
}

const folder = prepare();
printRow('guides', 'pages', 'seconds', 'processor', 'peak MiB');
for (const count of counts) {
  fill(folder, count);
  for (const name of ['dist', '.astro', 'node_modules/.astro'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const { seconds, processor, memory } = await measure(folder, 'npx', 'astro', 'build');
  const pages = count * locales.length;
  printRow(count, pages, seconds.toFixed(1), processor.toFixed(1), memory.toFixed(0));
}
rmSync(folder, { recursive: true, force: true });
