import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { QuestionsPage } from '@/components/questions/questions-page';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl, questionsMarkdownPath } from '@/loaders/routes/addresses';

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata('questions');
  const markdown = questionsMarkdownPath(await currentLocale());
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { 'text/markdown': absoluteUrl(markdown, site.origin) },
    },
  };
}

export default QuestionsPage;
