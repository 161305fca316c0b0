import { pageMetadata } from '@/app/page-metadata';

export { MonitoringPage as default } from '@/components/solutions/monitoring-page';
export const generateMetadata = () => pageMetadata('monitoring');
