import { localeFile, localeParams } from '@/app/locale-file';
import { fullTextHead } from '@/publishing/markdown/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** Every guide of a language in one file, for tools that read it whole; its beginning, in the preview. */
export const GET = localeFile('text/plain', fullTextHead);
