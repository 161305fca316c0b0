import { pageMetadata } from '@/app/page-metadata';

export { ClientsPage as default } from '@/components/clients/clients-page';
export const generateMetadata = () => pageMetadata('clients');
