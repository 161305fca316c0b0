import { dataFileNames, dataFiles, mediaTypeOf } from '@/publishing/open-data/addresses';
import { dataText } from '@/publishing/open-data/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => dataFileNames.map((file) => ({ file: dataFiles[file] }));

interface Context {
  params: Promise<{ file: string }>;
}

/** The register of law, its schema and its tables. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const found = dataFileNames.find((name) => dataFiles[name] === file);
  if (!found) return new Response(null, { status: 404 });
  return new Response(dataText(found), { headers: { 'Content-Type': mediaTypeOf(found) } });
}
