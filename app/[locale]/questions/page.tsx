import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';

export { QuestionsPage as default } from '@/components/questions/questions-page';
export const generateMetadata = (): Promise<Metadata> => pageMetadata('questions');
