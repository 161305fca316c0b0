import { pageMetadata } from '@/app/page-metadata';
import { MethodPage } from '@/components/method/method-page';

export const generateMetadata = () => pageMetadata('method');

export default MethodPage;
