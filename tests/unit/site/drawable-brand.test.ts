import { drawableBrand } from '@/components/share/card';
import { loadTypeface } from '@/components/share/typeface';

it('accepts a brand whose characters are all in the font of share images', () => {
  expect(drawableBrand('Vigie ESG')).toBe('Vigie ESG');
});

it('names the variable, its value, the characters and the remedy otherwise', () => {
  expect(() => drawableBrand('Éco株')).toThrow(
    'SITE_BRAND is "Éco株", but the font of share images has no "株". Set it to a name without this character, or add it to app/fonts/newsreader.woff2 (app/fonts/README.md).',
  );
  expect(() => drawableBrand('株会')).toThrow('has no "株", "会". Set it to a name without these');
});

it('can draw every host name, as SITE_ORIGIN is converted to ASCII', async () => {
  const face = await loadTypeface('source-sans-3.woff2', { weight: 400 });
  const host = new URL('https://éco_株.abcdefghijklmnopqrstuvwxyz-0123456789.example:8080').host;
  expect(host).toMatch(/^[ -~]+$/);
  expect(face.measure(host)).toBeGreaterThan(0);
});
