import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { listFiles } from '@/lib/exported-files';
import * as dom from '@/lib/html';
import { defaultLocale } from '@/lib/i18n/locales';
import { ENHANCER } from './assets';

// All that is known of what Next writes into the export. What fails when an upgrade changes it:
// - Pages are in a folder for each language: moveDefaultLocale stops the build.
// - Names of its own not-found page: parsePages (pages.ts) stops the build at a page that no entry names.
// - Data in scripts of each page (__next_f), and its own scripts: refuseFramework stops the build at what is left.
// - Names of payload files: refuseFrameworkFiles stops the build, as they name scripts; tests/output/delivery.test.ts.
// - Marks of streamed content ($RC, template B:): "refuses what the React …" in tests/unit/postprocess/framework.test.ts.
// - Traces that nothing reads (TRACES, isTrace), and styles of islands (data-href in assets.ts): tests/output/delivery.test.ts.
// - The adapter is called around a build: no stamp is written, and every test of out/ refuses to run.

/**
 * The framework's data for its scripts, half of the bytes of a page. Cut before parsing, it costs next to
 * nothing; a script ends at the first "</script>" for every parser.
 */
const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/g;

/** A page as Next wrote it, without that data. */
export const withoutData = (html: string): string => html.replace(DATA, '');

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

/** A React payload, which only the framework's client router would fetch. */
const PAYLOAD = /(^|\/)(index|404|__next\.[^/]*)\.txt$/;
const SCRIPT = /^_next\/.*\.js$/;

/**
 * Removes the framework's scripts and data: links between pages are full page loads, and islands have
 * scripts of their own. Runs before the site's own scripts are moved beside them.
 */
export function removeFramework(out: string): void {
  const removed = listFiles(out).filter((file) => PAYLOAD.test(file) || SCRIPT.test(file));
  for (const file of removed) rmSync(path.join(out, file));
  removeEmptyFolders(out);
}

/** Those that held what is removed, and one that Next creates for its own data. */
function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Turns an exported page into a plain document, in place: everything of the framework is removed.
 * @param enhancer URL of the enhancer.
 * @throws when the page has suspended content that only the framework's scripts would have put in place.
 */
export function stripFramework(document: dom.Document, enhancer: string): void {
  refuseStreamedContent(document);

  for (const script of dom.elements(document, 'script')) {
    const src = dom.attribute(script, 'src');
    if (src === ENHANCER) dom.setAttribute(script, 'src', enhancer);
    else if (src !== undefined || isFrameworkCode(script)) dom.remove(script);
  }
  for (const link of dom.elements(document, 'link').filter(isScriptPreload)) dom.remove(link);
  // Before any stylesheet, since an inline script after one waits for it to load.
  const head = dom.headOf(document);
  for (const early of dom.elements(head).filter(isEarly).reverse()) dom.moveToStart(head, early);
  // React writes it before the page's metadata or after it, whichever is ready first.
  for (const feed of dom.elements(head, 'link').filter(isFeed)) dom.moveToEnd(head, feed);
  removeTraces(document);
}

const isFeed = (link: dom.Element): boolean =>
  dom.attribute(link, 'type') === 'application/atom+xml';

const isScriptPreload = (link: dom.Element): boolean =>
  dom.attribute(link, 'rel') === 'modulepreload' ||
  (dom.attribute(link, 'rel') === 'preload' && dom.attribute(link, 'as') === 'script');

/** An inline script of the framework, rather than a data block or one of the site's own early scripts. */
function isFrameworkCode(script: dom.Element): boolean {
  if (isEarly(script)) return false;
  const type = dom.attribute(script, 'type');
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/** What the site itself puts in the head, to take effect before anything loads. */
const isEarly = (element: dom.Element): boolean =>
  dom.attribute(element, 'data-early') !== undefined;

function refuseStreamedContent(document: dom.Document): void {
  const waiting = dom
    .elements(document, 'template')
    .some((element) => /^[BP]:/.test(dom.attribute(element, 'id') ?? ''));
  const moved = dom
    .elements(document, 'script')
    .some((script) => /\$RC\(|\$RS\(/.test(dom.textOf(script)));
  if (waiting || moved) {
    throw new Error(
      'Part of the page arrives by script (a Suspense boundary was streamed), so it would be missing without JavaScript. Remove the boundary, or await its data before rendering.',
    );
  }
}

/** Attributes that only the framework's client and this step read. */
const TRACES = ['data-precedence', 'data-early'];

/**
 * Removes comments and attributes that only the framework's client reads. What is inside an island stays as
 * React wrote it, because React compares it.
 */
function removeTraces(parent: dom.Document | dom.Element): void {
  for (const node of [...parent.childNodes] as dom.Node[]) {
    if (defaultTreeAdapter.isCommentNode(node)) dom.remove(node);
    if (!dom.isElement(node)) continue;
    node.attrs = node.attrs.filter(({ name }) => !TRACES.includes(name));
    if (isTrace(node)) dom.remove(node);
    else if (dom.attribute(node, 'data-island') === undefined) removeTraces(node);
  }
}

const isTrace = (element: dom.Element): boolean => {
  const isEmptyMarker =
    element.tagName === 'div' &&
    dom.attribute(element, 'hidden') !== undefined &&
    element.childNodes.every((child) => defaultTreeAdapter.isCommentNode(child));
  const isSizeAdjust =
    element.tagName === 'meta' && dom.attribute(element, 'name') === 'next-size-adjust';
  return isEmptyMarker || isSizeAdjust;
};

/** What the framework's scripts and data hold, and nothing of the site does. */
const SIGNS =
  /__next_f|__NEXT_DATA__|TURBOPACK|__next_[a-z]+__|_next\/static\/chunks\/[^"'\s]+\.js/;

/** @throws when a text holds a script or data of the framework. */
export function refuseFramework(text: string): void {
  const [sign] = SIGNS.exec(text) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `Something of the framework is left ("${sign}"), which no page may load. Look in delivery/postprocess/framework.ts for what should have removed it.`,
  );
}

/** Checks the scripts and text files of the export; pages are checked as they are written. */
export function refuseFrameworkFiles(out: string): void {
  for (const file of listFiles(out).filter((name) => /\.(js|mjs|txt)$/.test(name))) {
    try {
      refuseFramework(readFileSync(path.join(out, file), 'utf8'));
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, { cause });
    }
  }
}
