import type { Root } from 'mdast';
import { fillKnownFigures } from '@/law/values';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './figures';
import { loadGuide } from './guides';
import { loadLegalText } from './legal';
import { walk } from './mdx/elements';
import { readHeading } from './mdx/headings';
import { policyNames } from './schema/legal';

const titles = oncePerBuild((key): ReadonlyMap<string, string> => {
  const [page = '', language] = key.split(' ');
  const locale = language as Locale;
  return new Map(treesOf(page, locale).flatMap((tree) => titlesIn(tree, locale)));
});

/** Title of a section of a guide or policy, typeset; undefined when the page has no such heading. */
export const sectionTitle = (page: string, anchor: string, locale: Locale): string | undefined =>
  titles(`${page} ${locale}`).get(anchor);

function treesOf(page: string, locale: Locale): Root[] {
  if (page.startsWith('guides/')) return [loadGuide(page.slice(7), locale).prose.tree];
  return page === 'legal' ? policyNames.map((name) => loadLegalText(name, locale).tree) : [];
}

function titlesIn(tree: Root, locale: Locale): [string, string][] {
  const found: [string, string][] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { id, text } = readHeading(node);
    const shown = fillKnownFigures(text, (name) => figureValues(locale).get(name));
    if (id) found.push([id, typesetDeep(shown, locale)]);
  });
  return found;
}
