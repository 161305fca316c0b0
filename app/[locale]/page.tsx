import { LandingPage } from '@/components/home/landing-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('landing');

export default LandingPage;
