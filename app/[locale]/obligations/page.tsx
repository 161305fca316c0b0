import { pageMetadata } from '@/app/page-metadata';

export { ObligationsPage as default } from '@/components/obligations/obligations-page';
export const generateMetadata = () => pageMetadata('obligations');
