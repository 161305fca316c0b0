import { pageMetadata } from '@/app/page-metadata';
import { ClientsPage } from '@/components/clients/clients-page';

export const generateMetadata = () => pageMetadata('clients');

export default ClientsPage;
