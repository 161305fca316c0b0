import { figuresIn, knownFigures, proseFigures } from '@/lib/content/check/figures-in-text';
import type { ParsedText } from '@/lib/content/check/parsed-text';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import type { GuideData } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';

/** Legal amounts, thresholds and dates of a guide's text, front matter included, are those of guide.yaml. */
export function checkFigures(
  file: string,
  locale: Locale,
  { mdx, tree }: Pick<ParsedText<object>, 'mdx' | 'tree'>,
  data: GuideData,
): ContentProblem[] {
  const front = mdx.frontMatter.split('\n').flatMap((text, index) =>
    figuresIn(text, locale).map((figure) => ({
      ...figure,
      line: index + 2,
      column: figure.offset + 1,
    })),
  );
  const prose = proseFigures(tree, locale, mdx.bodyOffset);
  const known = knownFigures(data, locale);
  return [...front, ...prose]
    .filter(({ key }) => !known.has(key))
    .map(({ text, line, column }) =>
      contentError(
        file,
        `guide.yaml does not know "${text}"; correct the text, or add the figure under thresholds, milestones or since, with its source.`,
        line,
        column,
      ),
    );
}
