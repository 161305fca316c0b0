import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '@/lib/i18n/locales';

/** Next's own not-found page, which the localized ones replace. */
const frameworkNotFound = ['404.html', '404', '_not-found', '_not-found.html'];

/** Moves the default locale from its folder to the root: `fr/about/` becomes `about/`. */
export function moveDefaultLocale(out: string): void {
  const folder = path.join(out, defaultLocale);
  if (!existsSync(folder)) {
    throw new Error(
      `The export has no "${defaultLocale}" folder. Check generateStaticParams in app/[locale]/layout.tsx.`,
    );
  }
  for (const name of frameworkNotFound)
    rmSync(path.join(out, name), { recursive: true, force: true });
  for (const name of readdirSync(folder)) {
    const [from, to] = [path.join(folder, name), path.join(out, name)];
    // A folder that another route shares cannot be renamed.
    if (existsSync(to)) cpSync(from, to, { recursive: true });
    else renameSync(from, to);
  }
  rmSync(folder, { recursive: true });
}
