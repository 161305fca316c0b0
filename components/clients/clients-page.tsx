import { IntroductionPage } from '@/components/ui/introduction-page';

export const ClientsPage = () => <IntroductionPage page="clients" />;
