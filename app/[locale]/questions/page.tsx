import { pageMetadata } from '@/app/page-metadata';

export { QuestionsPage as default } from '@/components/questions/questions-page';
export const generateMetadata = () => pageMetadata('questions');
