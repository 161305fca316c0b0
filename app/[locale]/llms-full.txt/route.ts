import { localeFile, localeParams } from '@/app/locale-file';
import { guidesMarkdown } from '@/publishing/markdown/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** Every guide of a language in one file, for tools that read it whole. */
export const GET = localeFile('text/plain', guidesMarkdown);
