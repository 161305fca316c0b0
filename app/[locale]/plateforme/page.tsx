import { PlatformPage } from '@/components/platform/platform-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('platform');

export default PlatformPage;
