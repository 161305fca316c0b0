import type { Metadata } from 'next';
import { GuidePage } from '@/components/guides/guide-page';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { guideSlugs } from '@/lib/content/guide-slugs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { absoluteUrl, guideMarkdownPath } from '@/lib/urls';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const metadata = await pageMetadata(`guides/${slug}`);
  const markdown = guideMarkdownPath(slug, await currentLocale());
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { 'text/markdown': absoluteUrl(markdown, site.origin) },
    },
  };
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <GuidePage slug={slug} />;
}
