import { pageMetadata } from '@/app/page-metadata';
import { OpenDataPage } from '@/components/opendata/open-data-page';

export const generateMetadata = () => pageMetadata('openData');

export default OpenDataPage;
