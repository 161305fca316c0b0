import { fileOf, namedFile } from '@/app/named-file';
import { appIcon } from '@/components/ui/app-icon';
import { appIcons } from '@/publishing/metadata/images';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => appIcons.map(({ file }) => ({ file }));

export const GET = namedFile(async (name) => {
  const found = appIcons.find(({ file }) => file === name);
  return found && fileOf(await appIcon(found), 'image/png');
});
