import { IntroductionPage } from '@/components/ui/introduction-page';

export const FrameworksPage = () => <IntroductionPage page="frameworks" />;
