import { pageMetadata } from '@/app/page-metadata';
import { ObligationsPage } from '@/components/obligations/obligations-page';

export const generateMetadata = () => pageMetadata('obligations');

export default ObligationsPage;
