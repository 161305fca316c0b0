import { shareImage } from '@/components/share/share-image';
import { shareImages } from '@/publishing/metadata/images';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => shareImages().map(({ file }) => ({ image: file }));

interface Context {
  params: Promise<{ image: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { image } = await params;
  const found = shareImages().find(({ file }) => file === image);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await shareImage(found.id, found.locale)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
