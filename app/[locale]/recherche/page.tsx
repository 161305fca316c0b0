import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('search');

export default SearchPage;
