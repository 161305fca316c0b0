import { pageMetadata } from '@/app/page-metadata';

export { AboutPage as default } from '@/components/about/about-page';
export const generateMetadata = () => pageMetadata('about');
