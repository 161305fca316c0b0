import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const files = ['newsreader.woff2', 'source-sans-3.woff2'].map((name) => `app/fonts/${name}`);

it('weighs less than 40 kB together', () => {
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeLessThan(40_000);
});

describe.each(files)('%s', (file) => {
  const font = create(readFileSync(file)) as Font;

  it('has what French and English are set with', () => {
    const text = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»“”‘’…–—€%°§²³±×−©·\u00a0\u202f0123456789';
    expect([...text].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  it('sets a narrow no-break space half as wide as a space', () => {
    const width = (text: string) => font.layout(text).advanceWidth;
    expect(width('\u202f') / width(' ')).toBeCloseTo(0.5, 2);
  });

  it('kerns', () => {
    const width = (text: string) => font.layout(text).advanceWidth;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });
});
