import { pageMetadata } from '@/app/page-metadata';

export { NotFoundPage as default } from '@/components/not-found/not-found-page';
export const generateMetadata = () => pageMetadata('notFound');
