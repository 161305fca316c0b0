import { pageMetadata } from '@/app/page-metadata';

export { RegpilotPage as default } from '@/components/solutions/regpilot-page';
export const generateMetadata = () => pageMetadata('regpilot');
