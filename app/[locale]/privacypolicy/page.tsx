import { pageMetadata } from '@/app/page-metadata';
import { LegalPage } from '@/components/legal/legal-page';

export const generateMetadata = () => pageMetadata('legal');

export default LegalPage;
