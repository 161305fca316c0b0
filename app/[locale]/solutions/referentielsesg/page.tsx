import { pageMetadata } from '@/app/page-metadata';
import { FrameworksPage } from '@/components/solutions/frameworks-page';

export const generateMetadata = () => pageMetadata('frameworks');

export default FrameworksPage;
