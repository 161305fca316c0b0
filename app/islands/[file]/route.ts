import { fileOf, namedFile } from '@/app/named-file';
import { loadIslands } from '@/browser/islands/build/bundle';

// Development bundles again when a source has changed; the export writes the files once.
export const dynamic = 'force-static';

export const generateStaticParams = async () =>
  (await loadIslands()).scripts.map(({ name }) => ({ file: name }));

export const GET = namedFile(async (file) => {
  const script = (await loadIslands()).scripts.find(({ name }) => name === file);
  return script && fileOf(script.content, 'text/javascript; charset=utf-8');
});
