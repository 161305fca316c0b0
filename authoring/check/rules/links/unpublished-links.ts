import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from '@/authoring/check/report';
import { type Publication, publicationState, readPublication } from '@/loaders/guide-files';

/** Day by which a guide's links must resolve: today, or its publication day; undefined for drafts. */
export function linksMustResolveBy(
  { draft, publishedOn }: Publication,
  today: string,
): string | undefined {
  if (draft) return undefined;
  return publishedOn !== undefined && publishedOn > today ? publishedOn : today;
}

/** Why a link to a guide would be dead on a day, and what to do; undefined when it works. */
export function whyUnpublished(slug: string, day: string): string | undefined {
  const publication = readPublication(slug);
  const state = publicationState(publication, day);
  if (state === 'published') return undefined;
  return state === 'draft'
    ? `The guide "${slug}" is a draft; publish it, or remove the link until then.`
    : `The guide "${slug}" is published on ${publication.publishedOn}; remove the link until then.`;
}

/** `page:` links must lead to guides that are published on a day. */
export function checkUnpublishedLinks(tree: Root, day: string, report: Report): void {
  visit(tree, 'link', ({ url, position }) => {
    const slug = /^page:guides\/([^#]*)/.exec(url)?.[1];
    const message = slug && whyUnpublished(slug, day);
    if (message) report(message, position);
  });
}
