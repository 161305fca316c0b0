import { pageMetadata } from '@/app/page-metadata';

export { SimulatorPage as default } from '@/components/solutions/simulator-page';
export const generateMetadata = () => pageMetadata('simulator');
