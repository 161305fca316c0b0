import { IntroductionPage } from '@/components/ui/introduction-page';

export const AuditabilityPage = () => <IntroductionPage page="auditability" />;
