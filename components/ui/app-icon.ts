import path from 'node:path';
import sharp from 'sharp';
import { tokenColour } from './styles/values';

interface AppIcon {
  size: number;
  /** Whether the system may mask it: everything that matters is then within the central 80%. */
  maskable: boolean;
}

/** A home-screen icon, from the same drawing as the favicon. */
export async function appIcon({ size, maskable }: AppIcon): Promise<Buffer> {
  const drawing = path.join(process.cwd(), 'public', 'favicon.svg');
  const inner = maskable ? Math.round((size * 0.75) / 2) * 2 : size;
  const icon = sharp(drawing, { density: 72 * (inner / 32) }).resize(inner, inner);
  if (maskable) {
    const margin = (size - inner) / 2;
    const background = tokenColour('night');
    icon
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  }
  return icon.png({ palette: true, compressionLevel: 9 }).toBuffer();
}
