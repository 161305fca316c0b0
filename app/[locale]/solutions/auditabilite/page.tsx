import { pageMetadata } from '@/app/page-metadata';

export { AuditabilityPage as default } from '@/components/solutions/auditability-page';
export const generateMetadata = () => pageMetadata('auditability');
