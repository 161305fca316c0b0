import { SimulatorPage } from '@/components/solutions/simulator-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('simulator');

export default SimulatorPage;
