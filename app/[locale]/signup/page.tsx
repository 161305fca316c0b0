import { pageMetadata } from '@/app/page-metadata';
import { SignupPage } from '@/components/demo/signup-page';

export const generateMetadata = () => pageMetadata('signup');

export default SignupPage;
