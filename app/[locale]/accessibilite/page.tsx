import { pageMetadata } from '@/app/page-metadata';
import { AccessibilityPage } from '@/components/legal/legal-page';

export const generateMetadata = () => pageMetadata('accessibility');

export default AccessibilityPage;
