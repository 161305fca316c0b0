import { bundleEnhancer } from '@/lib/enhancer';

// In development each request bundles afresh; the export writes the file once.
export const dynamic = 'force-static';

export async function GET() {
  return new Response(
    await bundleEnhancer({ development: process.env.NODE_ENV === 'development' }),
    {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    },
  );
}
