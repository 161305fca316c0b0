import { pageMetadata } from '@/app/page-metadata';
import { ConfirmationPage } from '@/components/demo/confirmation-page';

export const generateMetadata = () => pageMetadata('confirmation');

export default ConfirmationPage;
