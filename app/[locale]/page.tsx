import { pageMetadata } from '@/app/page-metadata';

export { LandingPage as default } from '@/components/home/landing-page';
export const generateMetadata = () => pageMetadata('landing');
