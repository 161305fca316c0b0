import { pageMetadata } from '@/app/page-metadata';

export { SignupPage as default } from '@/components/demo/signup-page';
export const generateMetadata = () => pageMetadata('signup');
