import { entryFile } from '@/publishing/open-data/addresses';
import { publishedRules, ruleText } from '@/publishing/open-data/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  publishedRules().map((rule) => ({ file: entryFile(rule) }));

/** One rule of the register of law, at an address that stays. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const rule = publishedRules().find((id) => entryFile(id) === file);
  return rule === undefined
    ? new Response(null, { status: 404 })
    : new Response(ruleText(rule), { headers: { 'Content-Type': 'application/json' } });
}
