import { pageMetadata } from '@/app/page-metadata';
import { RegpilotPage } from '@/components/solutions/regpilot-page';

export const generateMetadata = () => pageMetadata('regpilot');

export default RegpilotPage;
