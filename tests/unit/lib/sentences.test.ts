import { linesOf, lowerFirst, sentencesOf } from '@/lib/sentences';

it('ends a sentence at its mark before a capital, with the quotation marks that follow', () => {
  const text = 'Art. 2(1) of No. 5 applies. «\u00a0Oui\u00a0!\u00a0» Rien de plus';
  const found = sentencesOf(text);
  expect(found.map((each) => each.text)).toEqual([
    'Art. 2(1) of No. 5 applies.',
    '«\u00a0Oui\u00a0!\u00a0»',
    'Rien de plus',
  ]);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(found.map((each) => each.text));
});

it('parts what stands alone on a line', () => {
  expect(linesOf('Every year, by 1 March; funds, later. Else none.')).toEqual([
    'Every year, by 1 March',
    'Funds, later',
    'Else none',
  ]);
});

it('keeps the capital of an acronym, of France and of what is French', () => {
  const texts = ['Large groups', 'SMEs', 'French companies', 'France, vague 1'];
  expect(texts.map(lowerFirst)).toEqual(['large groups', ...texts.slice(1)]);
});
