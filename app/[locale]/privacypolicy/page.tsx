import { pageMetadata } from '@/app/page-metadata';

export { LegalPage as default } from '@/components/legal/legal-page';
export const generateMetadata = () => pageMetadata('legal');
