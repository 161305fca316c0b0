import { GuidePage } from '@/components/guides/guide-page';
import { guideSlugs } from '@/lib/content/guide-slugs';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata(`guides/${slug}`);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <GuidePage slug={slug} />;
}
