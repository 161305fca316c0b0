import { History } from '@/loaders/mdx/declarations/figures';
import { parseMdx } from '@/loaders/mdx/parse';
import { mdxElements } from '@/loaders/mdx/tree';

it('asks for a day that exists', () => {
  const [element] = mdxElements(parseMdx('<History until="2026-02-30">\n\nX\n\n</History>'));
  expect(element && History.check?.(element)).toEqual([
    expect.stringContaining('"2026-02-30" is not a day'),
  ]);
});
