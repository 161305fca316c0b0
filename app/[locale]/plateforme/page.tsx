import { pageMetadata } from '@/app/page-metadata';

export { PlatformPage as default } from '@/components/platform/platform-page';
export const generateMetadata = () => pageMetadata('platform');
