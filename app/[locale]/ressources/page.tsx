import { pageMetadata } from '@/app/page-metadata';

export { ResourcesPage as default } from '@/components/resources/resources-page';
export const generateMetadata = () => pageMetadata('resources');
