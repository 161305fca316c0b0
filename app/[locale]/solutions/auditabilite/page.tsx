import { pageMetadata } from '@/app/page-metadata';
import { AuditabilityPage } from '@/components/solutions/auditability-page';

export const generateMetadata = () => pageMetadata('auditability');

export default AuditabilityPage;
