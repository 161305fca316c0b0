import { localeFile, localeParams } from '@/app/locale-file';
import { questionsMarkdown } from '@/publishing/markdown/questions-markdown';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** The questions as Markdown, for readers and tools that prefer it to HTML. */
export const GET = localeFile('text/markdown', questionsMarkdown);
