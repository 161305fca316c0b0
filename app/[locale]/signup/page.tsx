import { SignupPage } from '@/components/demo/signup-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('signup');

export default SignupPage;
