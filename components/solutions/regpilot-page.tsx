import { IntroductionPage } from '@/components/ui/introduction-page';

export const RegpilotPage = () => <IntroductionPage page="regpilot" />;
