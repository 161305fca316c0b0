import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { SubjectPage } from '@/components/questions/subject-page';
import { subjectPages } from '@/loaders/questions';

interface Props {
  params: Promise<{ subject: string }>;
}

export const generateStaticParams = () =>
  subjectPages().map((page) => ({ subject: page.slice('questions/'.length) }));

/** Development accepts any word, including those of subjects added after it started. */
async function idOf({ params }: Props) {
  const { subject } = await params;
  return subjectPages().find((page) => page === `questions/${subject}`) ?? notFound();
}

export const generateMetadata = async (props: Props) => pageMetadata(await idOf(props));

export default async function Page(props: Props) {
  return <SubjectPage page={await idOf(props)} />;
}
