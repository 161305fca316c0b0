import { missingFromShareFont } from '@/lib/share-font';

/**
 * The brand, checked for share images.
 * @throws when their font lacks one of its characters, with a message that names the variable to set.
 */
export function drawableBrand(brand: string): string {
  const missing = missingFromShareFont(brand);
  if (missing.length === 0) return brand;
  const characters = missing.map((character) => `"${character}"`).join(', ');
  throw new Error(
    `SITE_BRAND is "${brand}", but the font of share images has no ${characters}. Set it to a name without ${missing.length === 1 ? 'this character' : 'these characters'}, or add ${missing.length === 1 ? 'it' : 'them'} to app/fonts/newsreader.woff2 (app/fonts/README.md).`,
  );
}
