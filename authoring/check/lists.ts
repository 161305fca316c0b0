import { existsSync } from 'node:fs';
import { say } from '@/lib/say/say';
import { readClaims } from '@/loaders/claims';
import { inContent } from '@/loaders/paths';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { subjectPages } from '@/loaders/questions';
import { readRedirects } from '@/loaders/redirects';
import { allPages } from '@/loaders/routes/addresses';
import { fixedPages, guideOf, type PageId } from '@/loaders/routes/registry';
import { readSearchSynonyms } from '@/loaders/search-synonyms';
import type { YamlDocument } from '@/loaders/yaml/document';
import { notAfter, reportTo } from './report';
import { linkTargets, ownPage, whyNoPage, whyUnpublished } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the claims that pages make; authoring/messages/ checks that they still make them. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkClaims(today: string): ContentProblem[] {
  const { file, value, document, problems } = readClaims();
  if (!document) return [...problems];
  const found = [...problems, ...checkBilingualWording(file, document)];
  const report = reportTo(found, file, document);
  for (const [index, { page, reviewedOn }] of (value?.claims ?? []).entries()) {
    const message = '"#{page}" is not a page; write an id of loaders/routes/registry.ts.';
    if (!fixedPages().some(({ id }) => id === page))
      report(say(message, { page }), ['claims', index, 'page']);
    notAfter(today, report, 'reviewedOn', reviewedOn, ['claims', index, 'reviewedOn']);
  }
  return found;
}

/**
 * Checks retired addresses: each must lead directly to a published page, and not be one itself.
 * @param today `YYYY-MM-DD`.
 * @param gone pages that an edit has removed.
 */
export function checkRedirects(today: string, gone: readonly string[] = []): ContentProblem[] {
  const read = readRedirects();
  if (!read) return [];
  const { file, value, document, problems: faults } = read;
  const problems = [...faults];
  if (!value || !document) return problems;
  const report = reportTo(problems, file, document);
  const targets: string[] = [...linkTargets(), ...subjectPages()];
  const pages = allPages();
  const seen = new Set<string>();
  for (const [index, { from, to }] of value.redirects.entries()) {
    const slug = guideOf(to as PageId);
    const own = ownPage(to.replace(/^https?:\/\/[^/]+/, ''));
    const refusal = to.includes('://')
      ? say('A redirect leads to a page of this site; write its id, such as "#{page}".', {
          page: own && own !== 'landing' ? own : 'guides/csrdguide',
        })
      : (whyNoPage(to, targets, own) ??
        (slug &&
          whyUnpublished(slug, today) &&
          say(
            'The guide "#{slug}" is not published yet, or no longer; lead elsewhere until it is.',
            { slug },
          )));
    if (refusal) report(refusal, ['redirects', index, 'to']);
    if (pages.some(({ path }) => path === from))
      report(
        say(
          '"#{from}" is the address of a page; remove this redirect, which would hide it, or the page.',
          { from },
        ),
        ['redirects', index, 'from'],
      );
    if (seen.has(from))
      report(say('"#{from}" is redirected above already; keep one of the two.', { from }), [
        'redirects',
        index,
        'from',
      ]);
    seen.add(from);
  }
  for (const from of gone.filter((page) => !seen.has(page)))
    report(
      say(
        'The page "#{from}" of the last commit is gone; say here where its address leads: "- { from: #{from}, to: …, since: #{today} }".',
        { from, today },
      ),
      ['redirects'],
    );
  return problems;
}

/** Checks the synonyms of the search. Never throws for bad content. */
export function checkSearchSynonyms(): ContentProblem[] {
  const { file, document, problems } = readSearchSynonyms();
  return [...problems, ...(document ? missingPages(document, file) : [])];
}

/** Pages named as the best answer must exist and be indexed. A guide may be unpublished; the index leaves it out until it is. */
function missingPages(document: YamlDocument, file: string): ContentProblem[] {
  const pages = allPages();
  const isPage = (id: string): boolean => {
    const slug = guideOf(id as PageId);
    if (slug !== null) return existsSync(inContent('guides', slug));
    return pages.some((page) => page.id === id && page.indexed);
  };
  return document.texts().flatMap(({ path, text: page }) => {
    const [list, index, key] = path;
    if (key !== 'page' || isPage(page)) return [];
    const message = say(
      '"#{list}[#{index}].page" "#{page}" is not a page; write an id of loaders/routes/registry.ts, guides/ and the folder of a guide, or obligations/ and the id of a text.',
      { list, index, page },
    );
    return errorAt(file, message, document.placeOf(path));
  });
}
