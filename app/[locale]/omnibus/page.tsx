import { pageMetadata } from '@/app/page-metadata';
import { OmnibusPage } from '@/components/omnibus/omnibus-page';

export const generateMetadata = () => pageMetadata('omnibus');

export default OmnibusPage;
