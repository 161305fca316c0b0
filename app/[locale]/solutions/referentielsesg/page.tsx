import { pageMetadata } from '@/app/page-metadata';

export { FrameworksPage as default } from '@/components/solutions/frameworks-page';
export const generateMetadata = () => pageMetadata('frameworks');
