import { IntroductionPage } from '@/components/ui/introduction-page';

export const SimulatorPage = () => <IntroductionPage page="simulator" />;
