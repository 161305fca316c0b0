import { pageMetadata } from '@/app/page-metadata';
import { LegalNoticePage } from '@/components/legal/legal-notice-page';

export const generateMetadata = () => pageMetadata('legalNotice');

export default LegalNoticePage;
