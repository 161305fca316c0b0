import { pageMetadata } from '@/app/page-metadata';
import { SoftwarePage } from '@/components/software/software-page';

export const generateMetadata = () => pageMetadata('software');

export default SoftwarePage;
