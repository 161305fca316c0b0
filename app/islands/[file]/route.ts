import { loadIslands } from '@/browser/islands/build/bundle';

// Development bundles again when a source has changed; the export writes the files once.
export const dynamic = 'force-static';

export const generateStaticParams = async () =>
  (await loadIslands()).scripts.map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const script = (await loadIslands()).scripts.find(({ name }) => name === file);
  if (!script) return new Response('Not found', { status: 404 });
  return new Response(script.content, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
