import { pageMetadata } from '@/app/page-metadata';

export { GlossaryPage as default } from '@/components/glossary/glossary-page';
export const generateMetadata = () => pageMetadata('glossary');
