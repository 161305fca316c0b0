import { pageMetadata } from '@/app/page-metadata';
import { IntegrationsPage } from '@/components/solutions/integrations-page';

export const generateMetadata = () => pageMetadata('integrations');

export default IntegrationsPage;
