import { pageMetadata } from '@/app/page-metadata';
import { ResourcesPage } from '@/components/resources/resources-page';

export const generateMetadata = () => pageMetadata('resources');

export default ResourcesPage;
