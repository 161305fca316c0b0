import { fileOf, namedFile } from '@/app/named-file';
import { shareImage } from '@/components/share/share-image';
import { shareImages } from '@/publishing/metadata/images';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => shareImages().map(({ file }) => ({ file }));

export const GET = namedFile(async (name) => {
  const found = shareImages().find(({ file }) => file === name);
  return found && fileOf(await shareImage(found.id, found.locale), 'image/png');
});
