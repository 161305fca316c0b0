import { pageMetadata } from '@/app/page-metadata';
import { AboutPage } from '@/components/about/about-page';

export const generateMetadata = () => pageMetadata('about');

export default AboutPage;
