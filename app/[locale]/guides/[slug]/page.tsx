import { notFound } from 'next/navigation';
import { GuidePage } from '@/components/guides/guide-page';
import { guideSlugs } from '@/lib/content/guide-slugs';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

/** Development asks for any address, and for guides that were not there when it started. */
async function slugOf({ params }: Props): Promise<string> {
  const { slug } = await params;
  return guideSlugs().includes(slug) ? slug : notFound();
}

export async function generateMetadata(props: Props) {
  const slug = await slugOf(props);
  return pageMetadata(`guides/${slug}`);
}

export default async function Page(props: Props) {
  return <GuidePage slug={await slugOf(props)} />;
}
