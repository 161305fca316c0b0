import { fileOf, namedFile } from '@/app/named-file';
import { today } from '@/lib/dates';
import { downloadBytes, downloadFiles, mediaTypes } from '@/loaders/downloads/files';
import { loadRegister } from '@/loaders/law';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => downloadFiles().map(({ name }) => ({ file: name }));

export const GET = namedFile(async (file) => {
  const found = downloadFiles().find(({ name }) => name === file);
  if (!found) return undefined;
  const bytes = await downloadBytes(found, { register: loadRegister(), day: today() });
  return fileOf(bytes, mediaTypes[found.format]);
});
