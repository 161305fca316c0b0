import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { listFiles } from '@/lib/exported-files';
import type { PageEntry } from '@/lib/pages/registry';

const MANIFEST = 'page_client-reference-manifest.js';

interface ClientManifest {
  clientModules: Record<string, unknown>;
}

/** Client components listed in a route's manifest, as paths relative to the project. */
export function clientModules(manifest: string): string[] {
  const context = { __RSC_MANIFEST: {} as Record<string, ClientManifest> };
  runInNewContext(manifest, { ...context, globalThis: context });
  const modules = Object.values(context.__RSC_MANIFEST).flatMap((entry) =>
    Object.keys(entry.clientModules),
  );
  return modules.map((module) => module.replace(/^\[project\]\//, '').replace(/ <.*>$/, ''));
}

/** Whether a route of app/[locale] (`guides/[slug]`) generates the page at a path (`guides/csrdguide`). */
function routeMatches(route: string, pagePath: string): boolean {
  const [wanted, given] = [route.split('/'), pagePath.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('[') || part === given[index])
  );
}

/**
 * Compares the client components of every route with those of the empty page (`home`), which has
 * only the framework's own.
 * @param distDir the build folder, `.next`.
 * @throws naming page and component when an island is undeclared, because its scripts would be
 *   removed, or when a page declared to have islands has none.
 */
export function checkIslands(distDir: string, pages: readonly PageEntry[]): void {
  const root = path.join(distDir, 'server', 'app', '[locale]');
  const routes = new Map(
    listFiles(root, MANIFEST).map((file) => [
      file.slice(0, -MANIFEST.length).replace(/\/$/, ''),
      clientModules(readFileSync(path.join(root, file), 'utf8')),
    ]),
  );
  const empty = new Set(routes.get('home'));
  if (empty.size === 0) {
    throw new Error(
      'The build has no page "home" to compare with. Check app/[locale]/home/page.tsx.',
    );
  }
  const problems: string[] = [];
  for (const [route, modules] of routes) {
    const islands = modules.filter((module) => !empty.has(module));
    for (const page of pages.filter((candidate) => routeMatches(route, candidate.path))) {
      if (islands.length > 0 && !page.islands) {
        problems.push(
          `The page "${page.id}" renders the client component ${islands.join(', ')}, but is not declared to have islands. Set islands: true for it in lib/pages/registry.ts, or make the component a server component.`,
        );
      } else if (islands.length === 0 && page.islands) {
        problems.push(
          `The page "${page.id}" is declared to have islands but renders no client component. Remove islands: true for it in lib/pages/registry.ts.`,
        );
      }
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
