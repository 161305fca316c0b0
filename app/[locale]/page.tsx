import { pageMetadata } from '@/app/page-metadata';
import { LandingPage } from '@/components/home/landing-page';

export const generateMetadata = () => pageMetadata('landing');

export default LandingPage;
