import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { ObligationPage } from '@/components/obligations/obligation-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { obligationIds } from '@/loaders/obligations';
import { obligationFeedPath } from '@/loaders/routes/addresses';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = () => obligationIds().map((id) => ({ id }));

/** Development accepts any id, including those listed after it started. */
async function idOf({ params }: Props): Promise<string> {
  const { id } = await params;
  return obligationIds().includes(id) ? id : notFound();
}

/** With its own feed beside that of every page. */
export async function generateMetadata(props: Props) {
  const id = await idOf(props);
  const { alternates, ...metadata } = await pageMetadata(`obligations/${id}`);
  const types = { 'application/atom+xml': obligationFeedPath(id, await currentLocale()) };
  return { ...metadata, alternates: { ...alternates, types } };
}

export default async function Page(props: Props) {
  return <ObligationPage id={await idOf(props)} />;
}
