import { pageMetadata } from '@/app/page-metadata';

export { OmnibusPage as default } from '@/components/omnibus/omnibus-page';
export const generateMetadata = () => pageMetadata('omnibus');
