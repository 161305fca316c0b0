import { localeFile, localeParams } from '@/app/locale-file';
import { llmsText } from '@/publishing/markdown/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

export const GET = localeFile('text/plain', llmsText);
