import sharp from 'sharp';
import { CacheEntry } from '@/lib/build-cache';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { cardOf } from './card';
import { drawCard, type Typefaces } from './draw-card';
import { loadTypeface } from './typeface';

let loaded: Promise<Typefaces> | undefined;

async function loadTypefaces(): Promise<Typefaces> {
  const [title, brand, text] = await Promise.all([
    loadTypeface('newsreader.woff2', { weight: 500, tracking: -0.022 }),
    loadTypeface('newsreader.woff2', { weight: 600, tracking: -0.015 }),
    loadTypeface('source-sans-3.woff2', { weight: 400 }),
  ]);
  return { title, brand, text };
}

// Few colours and flat areas: an undithered palette is a third of the size and looks the same.
const PNG = { palette: true, colours: 64, effort: 2, dither: 0 };

/** Paints a drawing. The drawing has all that an image shows, so it is also what a kept image is found by. */
async function paint(svg: string): Promise<Buffer> {
  const kept = new CacheEntry('share image', svg, JSON.stringify([PNG, sharp.versions]));
  const known = kept.read();
  if (known) return known;
  const image = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  kept.write(image);
  return image;
}

/** The share image of a page in a language, as PNG. */
export async function shareImage(id: PageId, locale: Locale): Promise<Buffer> {
  loaded ??= loadTypefaces();
  return paint(drawCard(await cardOf(id, locale), await loaded));
}
