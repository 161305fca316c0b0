import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { QuestionsPage } from '@/components/questions/questions-page';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('questions');

export default QuestionsPage;
