import { ClientsPage } from '@/components/clients/clients-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('clients');

export default ClientsPage;
