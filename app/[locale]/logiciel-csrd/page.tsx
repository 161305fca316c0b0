import { pageMetadata } from '@/app/page-metadata';

export { SoftwarePage as default } from '@/components/software/software-page';
export const generateMetadata = () => pageMetadata('software');
