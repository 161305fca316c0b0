import { RegpilotPage } from '@/components/solutions/regpilot/regpilot-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('regpilot');

export default RegpilotPage;
