import { loadObligations } from '@/loaders/obligations';
import { entryFile } from '@/publishing/open-data/addresses';
import { obligationText } from '@/publishing/open-data/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  loadObligations().map(({ id }) => ({ file: entryFile(id) }));

/** What the register of law holds on one text, at an address that stays. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const obligation = loadObligations().find(({ id }) => entryFile(id) === file);
  return obligation === undefined
    ? new Response(null, { status: 404 })
    : new Response(await obligationText(obligation), {
        headers: { 'Content-Type': 'application/json' },
      });
}
