import { AuditabilityPage } from '@/components/solutions/auditability/auditability-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('auditability');

export default AuditabilityPage;
