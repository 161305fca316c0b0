import { typographyMistakes } from '@/authoring/check/rules/typography';

const told = (text: string, locale: 'fr' | 'en') =>
  typographyMistakes(text, locale).map(({ offset, length, severity, message }) => [
    text.slice(offset, offset + length),
    severity,
    message,
  ]);

it.each([
  ['fr', 'À 12:30, voir https://a.example/?q=1 ; niveaux A, AA et AAA.'],
  ['fr', '« Le mot “juste” » et «collé» : oui !'],
  ['fr', "L'entreprise, c'est-à-dire… 1 000 salariés, 5 %, 2e et 1er ; suite..."],
  ['fr', 'Ne pas :'],
  ['en', 'Time: 12:30; 1,000 people, 5% of "them", in 2025 300 firms. Wait...'],
  ['en', 'Art. 5(2), e.g. Node.js.'],
] as const)('leaves good %s alone: %s', (locale, text) => {
  expect(told(text, locale)).toEqual([]);
});

it('reads each line separately', () => {
  expect(told('« un »\n« deux »\nA partir', 'fr').map(([found]) => found)).toEqual(['A']);
  expect(told('« ouvert\nfermé »', 'fr')).toHaveLength(2);
});
