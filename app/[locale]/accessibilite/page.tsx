import { AccessibilityPage } from '@/components/legal/accessibility-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('accessibility');

export default AccessibilityPage;
