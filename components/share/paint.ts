import sharp from 'sharp';
import { CacheEntry } from '@/lib/build-cache';

// Few colours and flat areas: an undithered palette is a third of the size and looks the same.
const PNG = { palette: true, colours: 64, effort: 2, dither: 0 };

/** Renders a drawing as PNG. The drawing determines every pixel, so it is also the cache key. */
export async function paint(svg: string): Promise<Buffer> {
  const kept = new CacheEntry('share image', svg, JSON.stringify([PNG, sharp.versions]));
  const known = kept.read();
  if (known) return known;
  const image = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  kept.write(image);
  return image;
}
