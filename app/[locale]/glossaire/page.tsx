import { pageMetadata } from '@/app/page-metadata';
import { GlossaryPage } from '@/components/glossary/glossary-page';

export const generateMetadata = () => pageMetadata('glossary');

export default GlossaryPage;
