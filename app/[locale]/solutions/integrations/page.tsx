import { pageMetadata } from '@/app/page-metadata';

export { IntegrationsPage as default } from '@/components/solutions/integrations-page';
export const generateMetadata = () => pageMetadata('integrations');
