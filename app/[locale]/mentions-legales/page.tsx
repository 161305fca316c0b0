import { pageMetadata } from '@/app/page-metadata';

export { LegalNoticePage as default } from '@/components/legal/legal-page';
export const generateMetadata = () => pageMetadata('legalNotice');
