import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const files = ['newsreader.woff2', 'source-sans-3.woff2'].map((name) => `app/fonts/${name}`);

/** Where a variable font changes along its axes; fontkit declares no types for these tables. */
interface Variable {
  HVAR: {
    itemVariationStore: {
      variationRegionList: { variationRegions: Iterable<Axis>[] };
    };
  };
  gvar: { globalCoords: number[][] };
}
interface Axis {
  startCoord: number;
  peakCoord: number;
  endCoord: number;
}

function coordinates(font: Font): number[] {
  const { HVAR, gvar } = font as unknown as Variable;
  const regions = HVAR.itemVariationStore.variationRegionList.variationRegions;
  return [
    ...gvar.globalCoords.flat(),
    ...regions
      .flatMap((axes) => [...axes])
      .flatMap(({ startCoord, peakCoord, endCoord }) => [startCoord, peakCoord, endCoord]),
  ];
}

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

  it('varies only within its axes, or Firefox draws every weight as the lightest', () => {
    expect(coordinates(font).filter((each) => Math.abs(each) > 1)).toEqual([]);
  });
});
