import { pageMetadata } from '@/app/page-metadata';
import { LegalNoticePage } from '@/components/legal/legal-page';

export const generateMetadata = () => pageMetadata('legalNotice');

export default LegalNoticePage;
