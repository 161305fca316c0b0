import { IntroductionPage } from '@/components/ui/introduction-page';

export const IntegrationsPage = () => <IntroductionPage page="integrations" />;
