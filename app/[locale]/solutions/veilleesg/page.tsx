import { MonitoringPage } from '@/components/solutions/monitoring/monitoring-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('monitoring');

export default MonitoringPage;
