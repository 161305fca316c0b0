import { pageMetadata } from '@/app/page-metadata';
import { MessagePage } from '@/components/message/message-page';

export const generateMetadata = () => pageMetadata('message');

export default MessagePage;
