import { pageMetadata } from '@/app/page-metadata';

export { AccessibilityPage as default } from '@/components/legal/legal-page';
export const generateMetadata = () => pageMetadata('accessibility');
