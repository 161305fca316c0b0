import { pageMetadata } from '@/app/page-metadata';
import { PlatformPage } from '@/components/platform/platform-page';

export const generateMetadata = () => pageMetadata('platform');

export default PlatformPage;
