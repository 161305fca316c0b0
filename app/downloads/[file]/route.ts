import { today } from '@/lib/dates';
import { downloadBytes, downloadFiles, mediaTypes } from '@/loaders/downloads/files';
import { loadRegister } from '@/loaders/law';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => downloadFiles().map(({ name }) => ({ file: name }));

interface Context {
  params: Promise<{ file: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const found = downloadFiles().find(({ name }) => name === file);
  if (!found) return new Response(null, { status: 404 });
  const bytes = await downloadBytes(found, { register: loadRegister(), day: today() });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': mediaTypes[found.format] },
  });
}
