import { IntegrationsPage } from '@/components/solutions/integrations/integrations-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('integrations');

export default IntegrationsPage;
