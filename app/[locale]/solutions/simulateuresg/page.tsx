import { pageMetadata } from '@/app/page-metadata';
import { SimulatorPage } from '@/components/solutions/simulator-page';

export const generateMetadata = () => pageMetadata('simulator');

export default SimulatorPage;
