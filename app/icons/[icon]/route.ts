import { appIcon } from '@/components/ui/app-icon';
import { appIcons } from '@/publishing/metadata/images';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => appIcons.map(({ file }) => ({ icon: file }));

interface Context {
  params: Promise<{ icon: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { icon } = await params;
  const found = appIcons.find(({ file }) => file === icon);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await appIcon(found)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
