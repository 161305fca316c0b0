import { pageMetadata } from '@/app/page-metadata';
import { SearchPage } from '@/search/page/search-page';

export const generateMetadata = () => pageMetadata('search');

export default SearchPage;
