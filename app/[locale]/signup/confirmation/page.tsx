import { ConfirmationPage } from '@/components/demo/confirmation-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('confirmation');

export default ConfirmationPage;
