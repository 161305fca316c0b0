import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { ObligationPage } from '@/components/obligations/obligation-page';
import { obligationIds } from '@/loaders/obligations';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = () => obligationIds().map((id) => ({ id }));

/** Development accepts any id, including those listed after it started. */
async function idOf({ params }: Props): Promise<string> {
  const { id } = await params;
  return obligationIds().includes(id) ? id : notFound();
}

export const generateMetadata = async (props: Props) =>
  pageMetadata(`obligations/${await idOf(props)}`);

export default async function Page(props: Props) {
  return <ObligationPage id={await idOf(props)} />;
}
