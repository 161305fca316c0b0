import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { GuidePage } from '@/components/guides/guide-page';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { guideSlugs } from '@/loaders/guide-files';
import { loadGuide } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath } from '@/loaders/routes/addresses';

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

/** Development accepts any slug, including guides added after it started. */
async function slugOf({ params }: Props): Promise<string> {
  const { slug } = await params;
  return guideSlugs().includes(slug) ? slug : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const slug = await slugOf(props);
  const metadata = await pageMetadata(`guides/${slug}`);
  const markdown = guideMarkdownPath(slug, loadGuide(slug, await currentLocale()).shownIn);
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { 'text/markdown': absoluteUrl(markdown, site.origin) },
    },
  };
}

export default async function Page(props: Props) {
  return <GuidePage slug={await slugOf(props)} />;
}
