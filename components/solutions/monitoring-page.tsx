import { IntroductionPage } from '@/components/ui/introduction-page';

export const MonitoringPage = () => <IntroductionPage page="monitoring" />;
