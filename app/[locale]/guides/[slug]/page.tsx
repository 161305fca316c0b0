import { GuidePage } from '@/components/guides/guide-page';
import { currentLocale } from '@/i18n/current-locale';
import { guideSlugs } from '@/lib/content/guide-slugs';
import { loadGuide } from '@/lib/content/guides';
import { describePage } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => guideSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const { title, description } = loadGuide(slug, await currentLocale()).text;
  return describePage(`guides/${slug}`, { title, description });
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <GuidePage slug={slug} />;
}
