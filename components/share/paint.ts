import sharp from 'sharp';
import { CacheEntry } from '@/lib/build-cache';

// Few colours and flat areas: an undithered palette is a third of the size and looks the same.
const PNG = { palette: true, colours: 64, effort: 2, dither: 0 };

/** Paints a drawing. The drawing has all that an image shows, so it is also what a kept image is found by. */
export async function paint(svg: string): Promise<Buffer> {
  const kept = new CacheEntry('share image', svg, JSON.stringify([PNG, sharp.versions]));
  const known = kept.read();
  if (known) return known;
  const image = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  kept.write(image);
  return image;
}
