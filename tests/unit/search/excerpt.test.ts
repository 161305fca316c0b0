import { excerptOf, highlight } from '@/browser/search/query/excerpt';

const marked = (pieces: { text: string; marked: boolean }[]) =>
  pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it('highlights words whatever their accents, case and plural', () => {
  const terms = new Set(['durabilite', 'extrafinanciere', 'rapport']);
  expect(marked(highlight('Rapports de DURABILITÉ extra-financière', terms, 'fr'))).toBe(
    '[Rapports] de [DURABILITÉ] [extra-financière]',
  );
});

it('shows the passage with most of the terms, cut between words', () => {
  const filler = 'mot '.repeat(100);
  const text = `Un seuil. ${filler}Le seuil de salariés compte. ${filler}`;
  const excerpt = marked(excerptOf(text, new Set(['seuil', 'salarie']), 'fr'));
  expect(excerpt).toMatch(/^… (mot )+Le \[seuil\] de \[salariés\] compte\. (mot )+…$/);
  expect(excerpt.length).toBeLessThan(220);
});

it('leaves text that looks like markup unchanged', () => {
  expect(marked(highlight('<b>csrd</b>', new Set(['csrd']), 'fr'))).toBe('<b>[csrd]</b>');
});
