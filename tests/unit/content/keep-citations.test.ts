import type { Paragraph } from 'mdast';
import { keepCitations } from '@/authoring/render/plugins';
import { parseMdx } from '@/loaders/mdx/parse';
import { guideVocabulary } from '@/mdx/vocabulary';

/** The texts of a paragraph before its components. */
const texts = (body: string): string[] => {
  const tree = parseMdx(body);
  keepCitations(guideVocabulary)(tree);
  return (tree.children[0] as Paragraph).children.flatMap((node) =>
    node.type === 'text' ? [node.value] : [],
  );
};

it.each([
  ['a space', 'In force <Cite source="act">Art. 2</Cite>.', ['In force\u00a0', '.']],
  ['a line break', 'In force\n<Cite source="act" /> since.', ['In force\u00a0', ' since.']],
])('replaces %s before a citation by a no-break space', (_what, body, expected) => {
  expect(texts(body)).toEqual(expected);
});

it('leaves other spaces alone', () => {
  expect(texts('In *force*, says <Act id="act" />.')).toEqual(['In ', ', says ', '.']);
});
