import { pageMetadata } from '@/app/page-metadata';
import { CompaniesPage } from '@/components/companies/companies-page';

export const generateMetadata = () => pageMetadata('companies');

export default CompaniesPage;
