import { pageMetadata } from '@/app/page-metadata';
import { ClaimsPage } from '@/components/claims/claims-page';

export const generateMetadata = () => pageMetadata('claims');

export default ClaimsPage;
