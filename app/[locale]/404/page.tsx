import { pageMetadata } from '@/app/page-metadata';
import { NotFoundPage } from '@/components/not-found/not-found-page';

export const generateMetadata = () => pageMetadata('notFound');

export default NotFoundPage;
