import { localeFile, localeParams } from '@/app/locale-file';
import { printAtom } from '@/publishing/feed/atom';
import { changeFeed } from '@/publishing/feed/change-feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

export const GET = localeFile('application/atom+xml', async (locale) =>
  printAtom(await changeFeed(locale)),
);
