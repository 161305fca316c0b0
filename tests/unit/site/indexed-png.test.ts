import sharp from 'sharp';
import { indexedPng } from '@/components/share/indexed-png';

type Colour = readonly [red: number, green: number, blue: number];

const WIDTH = 60;
const picture = (colours: readonly Colour[]) => ({
  width: WIDTH,
  data: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});
const area = (size: number, colour: Colour): Colour[] => Array.from({ length: size }, () => colour);

/** What another decoder reads from the file. */
async function decode(colours: readonly Colour[]): Promise<Colour[]> {
  const png = sharp(indexedPng(picture(colours)));
  expect(await png.metadata()).toMatchObject({ format: 'png', isPalette: true, width: WIDTH });
  const pixels = await png.removeAlpha().raw().toBuffer();
  return colours.map((_, index) => [...pixels.subarray(index * 3, index * 3 + 3)] as never);
}

it('keeps every pixel of a picture with few colours', async () => {
  const rows = Array.from({ length: 40 }, (_, row) =>
    area(WIDTH, [row * 5, 255 - row, row % 2]).with(row, [1, 2, 3]),
  ).flat();
  expect(await decode(rows)).toEqual(rows);
});

it('keeps the colours of areas, and shades of edges nearly', async () => {
  const paper = area(WIDTH * 20, [251, 249, 246]);
  const edge = Array.from({ length: WIDTH * 20 }, (_, at): Colour => {
    const share = at / (WIDTH * 20);
    return [Math.round(250 * share), Math.round(251 - 40 * share), Math.round(200 * share ** 2)];
  });
  const ink = area(WIDTH * 20, [3, 33, 53]);
  const colours = [...paper, ...edge, ...ink];
  expect(new Set(colours.map(String)).size).toBeGreaterThan(256);
  const decoded = await decode(colours);
  expect(decoded.slice(0, paper.length)).toEqual(paper);
  expect(decoded.slice(-ink.length)).toEqual(ink);
  const differences = decoded.flatMap((colour, index) =>
    colour.map((channel, at) => Math.abs(channel - (colours[index]?.[at] ?? 0))),
  );
  expect(Math.max(...differences)).toBeLessThan(16);
  expect(new Set(decoded.map(String)).size).toBeGreaterThan(128);
});
