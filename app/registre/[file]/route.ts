import { fileOf, namedFile } from '@/app/named-file';
import { dataFileNames, dataFiles, mediaTypeOf } from '@/publishing/open-data/addresses';
import { dataText } from '@/publishing/open-data/files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => dataFileNames.map((file) => ({ file: dataFiles[file] }));

/** The register of law, its schema and its tables. */
export const GET = namedFile(async (file) => {
  const found = dataFileNames.find((name) => dataFiles[name] === file);
  return found && fileOf(dataText(found), mediaTypeOf(found));
});
