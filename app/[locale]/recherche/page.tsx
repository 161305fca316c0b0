import { pageMetadata } from '@/lib/seo/page-metadata';
import { SearchPage } from '@/search/page/search-page';

export const generateMetadata = () => pageMetadata('search');

export default SearchPage;
