import { NotFoundPage } from '@/components/not-found/not-found-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('notFound');

export default NotFoundPage;
