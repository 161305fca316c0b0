import { pageMetadata } from '@/app/page-metadata';

export { MessagePage as default } from '@/components/message/message-page';
export const generateMetadata = () => pageMetadata('message');
