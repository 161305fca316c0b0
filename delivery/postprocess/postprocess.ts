import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostFiles } from '@/delivery/hosting/hosts';
import type { HostFile } from '@/delivery/hosting/hosts/host-file';
import { nginxFiles } from '@/delivery/hosting/hosts/nginx';
import { capitalForms, redirects } from '@/delivery/hosting/redirects';
import { SECURITY_TEXT, securityText } from '@/delivery/hosting/security-text';
import { readHost } from '@/lib/config/demo-form';
import { site } from '@/lib/config/site';
import { escapeMarkup } from '@/lib/escape';
import { COMPRESSED_COPY, listFiles } from '@/lib/exported-files';
import { defaultLocale, localeRoot, locales } from '@/lib/i18n/locales';
import { absoluteUrl, allPages, pagePath } from '@/loaders/routes/addresses';
import { placeScripts, pruneStyles } from './assets';
import { moveDefaultLocale, refuseFrameworkFiles, removeFramework } from './framework';
import { processPages } from './pages';

/**
 * Turns the Next export into the files that hosts serve.
 * @param out the export, `out`; modified in place.
 * @param servers folder for what is not published, `build`: server configuration, whole stylesheets.
 * @returns warnings.
 * @throws with a message that names the step and the remedy, when one fails.
 */
export async function postprocess(out: string, servers: string): Promise<string[]> {
  const warnings: string[] = [];
  const steps: Readonly<Record<string, () => unknown>> = {
    moveDefaultLocale: () => moveDefaultLocale(out),
    checkComplete: () => checkComplete(out),
    removeFramework: () => removeFramework(out),
    processPages: () => processPages(out, placeScripts(out)),
    pruneStyles: () => pruneStyles(out, path.join(servers, 'whole-styles')),
    refuseFrameworkFiles: () => refuseFrameworkFiles(out),
    writeNotFound: () => writeNotFound(out),
    writeHome: () => writeHome(out),
    writeSecurityText: () => writeSecurityText(out),
    compress: () => compress(out),
    writeHostFiles: () => warnings.push(...writeHostFiles(out, servers)),
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (cause) {
      throw new Error(`The build step ${name} failed: ${(cause as Error).message}`, { cause });
    }
  }
  return warnings;
}

/** Checks that the export has every page of the registry in every language. @throws naming the missing ones. */
function checkComplete(out: string): void {
  const missing = allPages()
    .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)))
    .filter((address) => !existsSync(path.join(out, address, 'index.html')));
  if (missing.length > 0) {
    throw new Error(
      `The page registry has pages the export lacks: ${missing.join(', ')}. Add their page.tsx under app/[locale], or remove them from loaders/routes/registry.ts.`,
    );
  }
}

/** Copies each language's not-found page to where hosts look for it: `404.html`, `en/404.html`. */
function writeNotFound(out: string): void {
  for (const locale of locales) {
    const folder = locale === defaultLocale ? out : path.join(out, locale);
    const page = path.join(folder, '404', 'index.html');
    if (!existsSync(page)) {
      throw new Error(
        `The export has no not-found page for "${locale}". Check app/[locale]/404/page.tsx.`,
      );
    }
    copyFileSync(page, path.join(folder, '404.html'));
  }
}

/** Writes a page at `home` that leads to the root of its language, for hosts that cannot redirect. */
function writeHome(out: string): void {
  const name = escapeMarkup(site.brand);
  for (const locale of locales) {
    const root = localeRoot(locale);
    const folder = path.join(out, root, 'home');
    mkdirSync(folder, { recursive: true });
    const lines = [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${name}</title>`,
      `<meta http-equiv="refresh" content="0; url=${root}"><meta name="robots" content="noindex">`,
      `<link rel="canonical" href="${absoluteUrl(root, site.origin)}"></head>`,
      `<body><main><h1><a href="${root}">${name}</a></h1></main></body></html>`,
    ];
    writeFileSync(path.join(folder, 'index.html'), lines.join('\n'));
  }
}

/** Writes security.txt, or nothing while no contact address is configured. */
function writeSecurityText(out: string): void {
  const text = securityText();
  if (text === null) return;
  const file = path.join(out, SECURITY_TEXT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes the configuration of every host: inside the site for hosts that read it there, beside it for
 * servers.
 * @param servers folder for server configuration, `build`.
 * @returns what the limits of the host leave out on which the site is published.
 */
function writeHostFiles(out: string, servers: string): string[] {
  const files = listFiles(out).filter((file) => !COMPRESSED_COPY.test(file));
  const inside = hostFiles(files, redirects(), capitalForms());
  write(out, inside);
  const nginx = path.join(servers, 'nginx');
  rmSync(nginx, { recursive: true, force: true });
  mkdirSync(nginx, { recursive: true });
  write(nginx, nginxFiles(redirects(), site.origin));
  const host = readHost(process.env);
  return inside.flatMap(({ warning }) => (warning?.host === host ? [warning.text] : []));
}

function write(folder: string, files: readonly HostFile[]): void {
  for (const { path: name, content } of files) writeFileSync(path.join(folder, name), content);
}

const COMPRESSIBLE = /\.(html|css|js|json|svg|txt|xml|md|csv|ics|map)$/;
/** Size in bytes below which compression saves too little to be worth a file. */
const MINIMUM = 512;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes precompressed copies, `.br` and `.gz`, beside every text file. */
export async function compress(out: string): Promise<void> {
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file));
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map((file) => compressFile(path.join(out, file))),
    );
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MINIMUM) return;
  await Promise.all([
    brotli(content, { params: brotliSettings(content) }).then((data) =>
      writeFile(`${file}.br`, data),
    ),
    zip(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/** The quality below the highest: two and a half times as fast for 2 % more bytes. */
const brotliSettings = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 10,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});
