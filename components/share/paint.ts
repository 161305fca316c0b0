import sharp from 'sharp';
import { CacheEntry } from '@/lib/build-cache';
import { indexedPng } from './indexed-png';

// Drawings differ, and a worker that paints several at once with threads and a cache would keep 150 MB.
sharp.cache(false);
sharp.concurrency(1);

/** Renders a drawing as PNG. The drawing determines every pixel, so it is also the cache key. */
export async function paint(svg: string): Promise<Buffer> {
  // Named by its encoder, which is not among the inputs.
  const kept = new CacheEntry('share image by indexedPng', svg, JSON.stringify(sharp.versions));
  const known = kept.read();
  if (known) return known;
  const drawing = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const image = indexedPng({ width: info.width, data });
  kept.write(image);
  return image;
}
