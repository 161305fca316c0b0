import sharp from 'sharp';

/** Renders a drawing of flat areas as PNG with a palette. */
export const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
