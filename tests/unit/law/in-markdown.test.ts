import type { Paragraph, RootContent } from 'mdast';
import { printMarkdown } from '@/lib/markdown';
import type { MdxComponent } from '@/loaders/mdx/component';
import { Figure, History, Was } from '@/loaders/mdx/declarations/figures';
import { parseMdx } from '@/loaders/mdx/parse';
import { mdxElements } from '@/loaders/mdx/tree';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

/** Markdown of the first component of a text. */
async function markdownOf(component: MdxComponent, source: string, locale: 'fr' | 'en') {
  const [element] = mdxElements(parseMdx(source));
  if (!element || !component.toMarkdown) throw new Error(source);
  const getTranslations =
    async () =>
    (key: string, { date }: { date: string }) =>
      `${key} ${date}`;
  const context = { law: {} as never, locale, getTranslations: getTranslations as never };
  const written = await component.toMarkdown(element, element.children as RootContent[], context);
  const blocks = element.type === 'mdxJsxFlowElement' && written[0]?.type === 'blockquote';
  const paragraph = { type: 'paragraph', children: written } as Paragraph;
  return printMarkdown(blocks ? written : [paragraph])
    .trim()
    .replace(/\s/g, ' ');
}

it('writes a figure of the day in the language of the text', async () => {
  const source = 'More than <Figure of="csrd-scope.employees" /> now.';
  expect(await markdownOf(Figure, source, 'en')).toBe('1,000 employees');
  expect(await markdownOf(Figure, source, 'fr')).toBe('1 000 salariés');
  await expect(markdownOf(Figure, 'A <Figure of="csrd-scope.nothing" />.', 'en')).rejects.toThrow(
    'csrd-scope.nothing',
  );
});

it('strikes out what was', async () => {
  expect(await markdownOf(Was, 'It is <Was>250 employees</Was> 1,000.', 'en')).toBe(
    '~~250 employees~~',
  );
});

it('quotes earlier law under its last day', async () => {
  const source = '<History until="2026-03-17">\n\nIt was 250.\n\n</History>';
  expect(await markdownOf(History, source, 'en')).toBe(
    '> **lawUntil 17 March 2026** > > It was 250.',
  );
});

it('asks for a day that exists', () => {
  const [element] = mdxElements(parseMdx('<History until="2026-02-30">\n\nX\n\n</History>'));
  expect(element && History.check?.(element)).toEqual([
    expect.stringContaining('"2026-02-30" is not a day'),
  ]);
});
