import { pageMetadata } from '@/app/page-metadata';

export { SearchPage as default } from '@/components/search/search-page';
export const generateMetadata = () => pageMetadata('search');
