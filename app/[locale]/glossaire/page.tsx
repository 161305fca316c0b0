import { GlossaryPage } from '@/components/glossary/glossary-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('glossary');

export default GlossaryPage;
