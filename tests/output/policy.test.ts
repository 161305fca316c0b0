import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '@/delivery/hosting/headers';
import { isForHosts } from '@/delivery/hosting/hosts';
import { COMPRESSED_COPY, listFiles } from '@/lib/exported-files';
import { attribute, elements, headOf, isElement, parseHtml, textOf } from '@/lib/html';
import { out } from './support/site';

/** Every page as hosts send it, not-found pages included. */
const pages = listFiles(out, '.html').map((file) => {
  const html = readFileSync(path.join(out, file), 'utf8');
  const document = parseHtml(html);
  const metas = elements(document, 'meta').filter(
    (meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy',
  );
  const policy = new Map(
    (metas[0] ? (attribute(metas[0], 'content') ?? '') : '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const islands = elements(document).some(
    (element) => attribute(element, 'data-island') !== undefined,
  );
  return { file, html, document, metas, policy, islands };
});
type Page = (typeof pages)[number];

const faults = (check: (page: Page) => readonly string[]): string[] =>
  pages.flatMap((page) => check(page).map((fault) => `${page.file}: ${fault}`));

it('gives every page one policy, before everything it governs', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(
    faults(({ document, metas, html }) => {
      const [charset, policy] = headOf(document).childNodes.filter(isElement);
      return [
        ...(metas.length === 1 ? [] : [`${metas.length} policies, not one`]),
        ...(policy && policy === metas[0] ? [] : ['the policy is not right after the charset']),
        ...(charset && attribute(charset, 'charset') === 'utf-8' && html.indexOf('charset') < 1024
          ? []
          : ['the charset is not first']),
      ];
    }),
  ).toEqual([]);
});

it('has exactly the hashes of the inline scripts and styles', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const isData = (type = '') => /json$/.test(type);
  expect(
    faults((page) => {
      const scripts = elements(page.document, 'script').filter(
        (script) => attribute(script, 'src') === undefined && !isData(attribute(script, 'type')),
      );
      const wanted = {
        'script-src': scripts.map(textOf),
        'style-src': [
          ...elements(page.document, 'style').map(textOf),
          ...(page.islands ? [''] : []),
        ],
      };
      return Object.entries(wanted).flatMap(([directive, texts]) => {
        const named = new Set(page.policy.get(directive)?.filter((source) => source !== "'self'"));
        const hashes = new Set(texts.map(hash));
        return [
          ...[...hashes].filter((each) => !named.has(each)).map((each) => `lacks ${each}`),
          ...[...named].filter((each) => !hashes.has(each)).map((each) => `has ${each} to spare`),
        ];
      });
    }),
  ).toEqual([]);
});

it('has a content type for every file', () => {
  const unknown = listFiles(out).filter(
    (file) => !COMPRESSED_COPY.test(file) && !isForHosts(file) && !contentTypeOf(file),
  );
  // To fix a failure: add the extension to delivery/hosting/headers.ts.
  expect(unknown).toEqual([]);
});
