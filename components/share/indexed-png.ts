import { crc32, deflateSync } from 'node:zlib';

/** A picture, row by row from the top left. */
export interface Pixels {
  /** In pixels. */
  readonly width: number;
  /** Red, green, blue and alpha of each pixel, a byte each; the alpha is not read. */
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const INDEXED = 3;
const MOST_COLOURS = 256;
/** Deflate takes seventeen times as long at its best level, for a sixth less: areas are long runs of zeros. */
const LEVEL = 5;

/**
 * A picture of flat areas as PNG with a palette. Areas keep their colours; of the shades at their edges, some are
 * merged. sharp can write such a file too, but looks for the best palette of any picture, which takes longer than
 * drawing this one.
 */
export function indexedPng({ width, data }: Pixels): Buffer {
  const colours = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  const palette = choosePalette(colours);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, colours.length / width)),
    chunk('PLTE', Buffer.from(palette.colours.flatMap(channels))),
    chunk('IDAT', deflateSync(indexRows(colours, width, palette), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of the file (PNG specification, third edition, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))]);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The specification's 11.2.1; the last three bytes are its only compression and filter methods, and no interlacing. */
const headerOf = (width: number, height: number): Buffer =>
  Buffer.concat([uint32(width), uint32(height), Buffer.from([BITS, INDEXED, 0, 0, 0])]);

/** Each row after a zero, which says that it is not filtered. */
function indexRows(colours: Int32Array, width: number, { indexOf }: Palette): Buffer {
  const rows = Buffer.alloc(colours.length + colours.length / width);
  let index = 0;
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++) {
    if (pixel % width === 0) at++;
    // Most pixels repeat the one before them.
    if (pixel === 0 || colours[pixel] !== colours[pixel - 1])
      index = indexOf.get(colours[pixel] as number) as number;
    rows[at++] = index;
  }
  return rows;
}

/** Colours as four bytes in the order of the machine's memory. */
interface Palette {
  readonly colours: readonly number[];
  /** Place in the palette for each colour of the picture. */
  readonly indexOf: ReadonlyMap<number, number>;
}

/** Of colours that differ in their lowest bits alone, the most frequent one stands for all. */
function choosePalette(pixels: Int32Array): Palette {
  const byFrequency = [...countColours(pixels)].sort((a, b) => b[1] - a[1]);
  for (let bits = BITS; ; bits--) {
    const mask = 0x01010101 * (0xff & (0xff << (BITS - bits)));
    const colours: number[] = [];
    const indexOf = new Map<number, number>();
    const alike = new Map<number, number>();
    for (const [colour] of byFrequency) {
      const index = alike.get(colour & mask) ?? colours.push(colour) - 1;
      alike.set(colour & mask, index);
      indexOf.set(colour, index);
    }
    if (colours.length <= MOST_COLOURS) return { colours, indexOf };
  }
}

function countColours(pixels: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= pixels.length; end++) {
    const colour = pixels[start] as number;
    if (pixels[end] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

const channels = (colour: number): number[] => [
  ...new Uint8Array(Int32Array.of(colour).buffer, 0, 3),
];
