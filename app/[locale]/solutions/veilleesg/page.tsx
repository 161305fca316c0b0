import { pageMetadata } from '@/app/page-metadata';
import { MonitoringPage } from '@/components/solutions/monitoring-page';

export const generateMetadata = () => pageMetadata('monitoring');

export default MonitoringPage;
