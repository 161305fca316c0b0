import { AboutPage } from '@/components/about/about-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('about');

export default AboutPage;
