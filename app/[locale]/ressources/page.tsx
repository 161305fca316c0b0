import { ResourcesPage } from '@/components/resources/resources-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('resources');

export default ResourcesPage;
