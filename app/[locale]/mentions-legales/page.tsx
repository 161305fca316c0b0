import { LegalNoticePage } from '@/components/legal/legal-notice-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('legalNotice');

export default LegalNoticePage;
