import { SimulatorPage } from '@/components/solutions/simulator/simulator-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('simulator');

export default SimulatorPage;
