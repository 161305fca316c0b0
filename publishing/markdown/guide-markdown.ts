import type { Root, RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { visit } from 'unist-util-visit';
import { addressIn, otherLanguageOf } from '@/law/acts';
import type { Act } from '@/law/register';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { type Locale, languageIn, localeNames, locales, written } from '@/lib/i18n/locales';
import {
  asBlocks,
  heading,
  item,
  link,
  list,
  paragraph,
  printMarkdown,
  strong,
} from '@/lib/markdown';
import { peopleBehind } from '@/loaders/guide-data';
import { type Guide, loadGuide, partsOf } from '@/loaders/guides';
import { citation } from '@/loaders/mdx/declarations/sources';
import { headingIds, pageLinks } from '@/loaders/mdx/tree';
import { typography } from '@/loaders/mdx/typography';
import { componentNamed, guideVocabulary } from '@/loaders/mdx/vocabulary';
import { absoluteUrl, addressOf, guideMarkdownPath, pageUrl } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { headQuestions } from '@/loaders/schema/guide';

/** What a guide rests on: its address and publisher, the day of its law, who stands behind it, its translations. */
async function guideStanding({ slug, data }: Guide, locale: Locale): Promise<RootContent> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const day = (date: string) => formatDate(date, locale);
  const { author, reviewer } = peopleBehind(data, site.people);
  const others = locales.filter((other) => other !== locale);
  const lines = [
    link(pageUrl(`guides/${slug}`, locale), t('onSite')),
    t('publisher', { brand: site.brand }),
    (await getTranslations({ locale }))('lawAsAt'),
    t('published', { date: day(data.publishedOn) }),
    ...(data.updatedOn ? [t('updated', { date: day(data.updatedOn) })] : []),
    ...(author
      ? [t('people.author', { name: author.name, role: author.role[written(locale)] })]
      : []),
    reviewer
      ? t('people.reviewer', {
          name: reviewer.name,
          role: reviewer.role[written(locale)],
          date: day(reviewer.on),
        })
      : t('people.unreviewed'),
    ...others.map((other) =>
      link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
    ),
  ];
  return list(lines.map((line) => item(paragraph(line))));
}

interface Context {
  guide: Guide;
  locale: Locale;
}

/**
 * A guide's prose as plain Markdown: components converted, links absolute, text typeset.
 * @throws when the prose contains a component without a Markdown form.
 */
export async function proseMarkdown(context: Context): Promise<RootContent[]> {
  const { guide, locale } = context;
  const tree: Root = structuredClone(guide.prose.tree);
  headingIds()(tree);
  pageLinks((id, anchor) => pageUrl(id as PageId, locale, anchor))(tree);
  visit(tree, 'link', (node) => {
    if (node.url.startsWith('#')) {
      node.url = pageUrl(`guides/${guide.slug}`, locale, node.url);
    }
  });
  typography(locale, guideVocabulary)(tree);
  return expand(tree.children, context);
}

/** Converts the components in a list of nodes, recursively. */
async function expand(nodes: readonly RootContent[], context: Context): Promise<RootContent[]> {
  const expanded = await Promise.all(nodes.map((node) => expandNode(node, context)));
  return expanded.flat();
}

async function expandNode(node: RootContent, context: Context): Promise<RootContent[]> {
  if (!('children' in node)) return [node];
  const children = await expand(node.children, context);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const toMarkdown = componentNamed(guideVocabulary, node.name)?.toMarkdown;
    if (!toMarkdown)
      throw new Error(
        `<${node.name}> has no Markdown form; add toMarkdown to it in components/mdx/.`,
      );
    const { guide, locale } = context;
    const written = await toMarkdown(node, children, { law: guide.law, locale, getTranslations });
    return node.type === 'mdxJsxFlowElement' ? asBlocks(written) : written;
  }
  // A component alone on a line is parsed inside a paragraph, which its Markdown replaces.
  if (node.type === 'paragraph') return asBlocks(children);
  return [{ ...node, children } as RootContent];
}

/**
 * A guide as one Markdown document: address and dates, the answers, introduction, parts, key points, prose,
 * then what has changed in the law, sources and change history, so that the law in force comes first.
 * @throws ContentError when the guide is invalid.
 */
export async function guideMarkdown(slug: string, locale: Locale): Promise<string> {
  const guide = loadGuide(slug, locale);
  const t = await getTranslations({ locale, namespace: 'guide' });
  return printMarkdown([
    heading(1, guide.text.title),
    await guideStanding(guide, locale),
    ...(await headAnswers(guide, locale)),
    paragraph(guide.text.introduction),
    ...(await guideParts(slug, locale)),
    heading(2, t('summary')),
    list(guide.text.summary.map((point) => item(paragraph(point)))),
    ...(await proseMarkdown({ guide, locale })),
    ...(await sincePublication(guide, locale)),
    heading(2, t('sources')),
    list(await Promise.all(guide.law.sources.map((act) => sourceItem(act, locale))), {
      ordered: true,
    }),
    ...(await changeHistory(guide, locale)),
  ]);
}

/** A source with its label when it is not official, and its language when it is not the reader's. */
async function sourceItem(act: Act, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const { name, title = name, secondary } = act;
  const address = addressIn(act, locale);
  const language = otherLanguageOf(act, locale);
  const remark = language && t('source.language', { language: languageIn(language, locale) });
  return item(
    paragraph(
      ...(secondary ? [`${t('source.secondaryLabel')} `] : []),
      address ? link(address, title[locale]) : title[locale],
      ...(remark ? [` (${remark})`] : []),
    ),
  );
}

/** The change history. */
async function changeHistory(
  { data: { changes = [] } }: Guide,
  locale: Locale,
): Promise<RootContent[]> {
  if (changes.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    heading(2, t('changes')),
    list(
      changes.map(({ date, text }) =>
        item(paragraph(strong(formatDate(date, locale)), ` – ${text[locale]}`)),
      ),
    ),
  ];
}

/** The answers of the head. */
async function headAnswers(
  { slug, text: { answers } }: Guide,
  locale: Locale,
): Promise<RootContent[]> {
  if (!answers) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    list(
      headQuestions.map((question) => {
        const { answer, detail } = answers[question];
        return item(paragraph(strong(t(`head.${question}`)), ` ${answer}`), paragraph(detail));
      }),
    ),
    ...(answers.now
      ? [
          paragraph(strong(t('head.now'))),
          list(
            answers.now.map(({ situation, action, to }) => {
              const target = to.startsWith('#') ? `page:guides/${slug}${to}` : to;
              const address = absoluteUrl(addressOf(target, locale), site.origin);
              return item(paragraph(link(address, situation), ` – ${action}`));
            }),
          ),
        ]
      : []),
  ];
}

/** The pages of a guide besides its own. */
async function guideParts(slug: string, locale: Locale): Promise<RootContent[]> {
  const parts = partsOf(slug, locale);
  if (parts.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  const linked = (part: Guide) => link(pageUrl(`guides/${part.slug}`, locale), part.text.title);
  return [paragraph(t('parts')), list(parts.map((part) => item(paragraph(linked(part)))))];
}

/** Changes in the law since publication. */
async function sincePublication({ data, law }: Guide, locale: Locale): Promise<RootContent[]> {
  if (law.since.length === 0) return [];
  const t = await getTranslations({ locale, namespace: 'guide' });
  return [
    heading(2, t('since', { year: data.publishedOn.slice(0, 4) })),
    list(
      await Promise.all(
        law.since.map(async ({ date, text, act, provision }) =>
          item(
            paragraph(
              strong(formatDate(date, locale)),
              ` – ${text[locale]} `,
              ...(await citation(
                { law, locale, getTranslations },
                act,
                ...(provision ? [provision[locale]] : []),
              )),
            ),
          ),
        ),
      ),
    ),
  ];
}
