import { pageMetadata } from '@/app/page-metadata';

export { OpenDataPage as default } from '@/components/opendata/open-data-page';
export const generateMetadata = () => pageMetadata('openData');
