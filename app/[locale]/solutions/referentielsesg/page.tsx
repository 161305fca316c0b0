import { FrameworksPage } from '@/components/solutions/frameworks/frameworks-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('frameworks');

export default FrameworksPage;
