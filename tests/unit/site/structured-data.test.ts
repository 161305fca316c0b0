import { printJsonLd } from '@/publishing/metadata/structured-data/graph';

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
