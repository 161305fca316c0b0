import { pageMetadata } from '@/app/page-metadata';
import { SearchPage } from '@/components/search/search-page';

export const generateMetadata = () => pageMetadata('search');

export default SearchPage;
