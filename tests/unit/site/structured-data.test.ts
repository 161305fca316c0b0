import { loadExampleCompany } from '@/loaders/company';
import { printJsonLd } from '@/publishing/metadata/structured-data/graph';
import { organization } from '@/publishing/metadata/structured-data/nodes';

const mockCompany = jest.fn();
jest.mock('@/loaders/company', () => ({
  ...jest.requireActual('@/loaders/company'),
  loadCompany: (locale: string) => mockCompany(locale),
}));

it('names the founders of the company once they have given their names', () => {
  mockCompany.mockReturnValueOnce({ founders: [{ role: 'Co-founder' }] });
  expect(organization('en')).not.toHaveProperty('founder');
  mockCompany.mockReturnValueOnce(loadExampleCompany('en'));
  expect(organization('en')).toHaveProperty('founder', [
    { '@type': 'Person', name: 'Alix Exemple' },
    { '@type': 'Person', name: 'Camille Fictif' },
  ]);
});

it('escapes data so that no text breaks out, and it parses back unchanged', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- \u2028 \u2029 & "é"' },
    ],
  } as const;
  const json = printJsonLd(graph);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(graph);
});
