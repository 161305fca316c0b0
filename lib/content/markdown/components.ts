import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { milestonesOn, pick } from '@/lib/content/facts/milestones';
import { thresholdWords } from '@/lib/content/facts/threshold';
import type { Guide } from '@/lib/content/load/guides';
import { attributeOf, type MdxElement } from '@/lib/content/mdx/elements';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { asBlocks } from '@/lib/markdown/as-blocks';
import { item, list, paragraph, quote, strong } from '@/lib/markdown/nodes';
import { today } from '@/lib/today';
import { citation } from './citation';

export interface Context {
  guide: Guide;
  locale: Locale;
}

/** Prints a component as plain Markdown; its children are converted already. */
export type Render = (
  element: MdxElement,
  children: RootContent[],
  context: Context,
) => RootContent[] | Promise<RootContent[]>;

/** Steps and pillars, without the line breaks between them. */
const items = (children: RootContent[]): ListItem[] =>
  children.filter((child) => child.type === 'listItem');

const titled: Render = (element, children) => [
  item(paragraph(strong(attributeOf(element, 'title') ?? '')), ...asBlocks(children)),
];

/** The components of guides; components/guides/mdx renders the same ones on pages. */
export const components: Readonly<Record<string, Render>> = {
  Steps: (_element, children) => [list(items(children), { ordered: true })],
  Step: titled,
  Pillars: (_element, children) => [list(items(children))],
  Pillar: titled,

  Note: (element, children) => {
    const title = attributeOf(element, 'title');
    return [quote(...(title ? [paragraph(strong(title))] : []), ...asBlocks(children))];
  },

  Cite: (element, children, { guide, locale }) =>
    citation(
      guide.data.sources,
      attributeOf(element, 'source') ?? '',
      locale,
      ...(children as PhrasingContent[]),
    ),

  Timeline: (element, _children, context) => timeline(attributeOf(element, 'ids'), context),
  KeyFigures: async (element, _children, context) => [
    await keyFigures(attributeOf(element, 'ids'), context),
  ],
};

async function timeline(
  ids: string | undefined,
  { guide: { data }, locale }: Context,
): Promise<RootContent[]> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const day = today();
  const milestones = milestonesOn(day, data, ids).map(
    ({ date, status, newDate, label, source, article }) => {
      const word = t(`status.${status}`);
      const state = newDate
        ? `${word}, ${t('newDate', { date: formatDate(newDate, locale) })}`
        : word;
      return item(
        paragraph(
          strong(formatDate(date, locale)),
          ` – ${state} – ${label[locale]} `,
          ...citation(data.sources, source, locale, ...(article ? [article[locale]] : [])),
        ),
      );
    },
  );
  const stateOn = t.markup('stateOn', { date: formatDate(day, locale), day: (date) => date });
  return [paragraph(stateOn), list(milestones)];
}

async function keyFigures(
  ids: string | undefined,
  { guide: { data }, locale }: Context,
): Promise<List> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const figures = pick(data.thresholds, ids).map(async (threshold) => {
    const { label, population, asOf, source, article } = threshold;
    return item(
      paragraph(
        strong(label[locale]),
        ` – ${population[locale]} – `,
        strong(await thresholdWords(threshold, locale)),
        ` – ${t('asOf', { date: formatDate(asOf, locale) })} `,
        ...citation(data.sources, source, locale, ...(article ? [article[locale]] : [])),
      ),
    );
  });
  return list(await Promise.all(figures));
}
