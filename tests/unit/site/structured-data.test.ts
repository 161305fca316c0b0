import { printJsonLd } from '@/lib/seo/structured-data/graph';

it('prints data that no text can break out of, and that reads back the same', () => {
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
