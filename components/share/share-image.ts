import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/routes/registry';
import { cardOf } from './card';
import { drawCard, type Typefaces } from './draw-card';
import { paint } from './paint';
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

/** The share image of a page in a language, as PNG. */
export async function shareImage(id: PageId, locale: Locale): Promise<Buffer> {
  loaded ??= loadTypefaces();
  return paint(drawCard(await cardOf(id, locale), await loaded));
}
