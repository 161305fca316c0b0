import type { Metadata } from 'next';
import { GuidePage } from '@/components/guides/guide-page';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { guideSlugs } from '@/lib/content/guide-slugs';
import { loadGuide } from '@/lib/content/guides';
import { describePage } from '@/lib/seo/page-metadata';
import { absoluteUrl, guideMarkdownPath } from '@/lib/urls';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const locale = await currentLocale();
  const { title, description } = loadGuide(slug, locale).text;
  const metadata = await describePage(`guides/${slug}`, { title, description });
  const markdown = absoluteUrl(guideMarkdownPath(slug, locale), site.origin);
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'text/markdown': markdown } },
  };
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <GuidePage slug={slug} />;
}
