import type { Variable, VariableGroup } from './variable';

const fact = (name: string, meaning: string): Variable => ({ name, meaning, required: true });

/** A fact that not every publisher has. */
const optional = (name: string, meaning: string): Variable => ({
  ...fact(name, `${meaning}; \`none\` for none`),
  example: 'none',
});

export const companyVariables: VariableGroup = {
  title: 'The company, for the legal notice',
  reader: 'config/company.ts',
  readBy: 'build',
  variables: [
    fact('PUBLISHER_LEGAL_NAME', 'Company name'),
    optional('PUBLISHER_LEGAL_FORM', 'Legal form'),
    optional('PUBLISHER_SHARE_CAPITAL', 'Share capital'),
    fact('PUBLISHER_REGISTERED_OFFICE', 'Registered office'),
    optional('PUBLISHER_REGISTRATION', 'Registration (RCS and city)'),
    optional('PUBLISHER_VAT_NUMBER', 'EU VAT number'),
    fact('PUBLISHER_PHONE', 'Telephone'),
    fact('PUBLISHER_DIRECTOR', 'Publication director'),
    fact('LEGAL_HOST_NAME', 'Company that hosts the site'),
    fact('LEGAL_HOST_ADDRESS', 'Its address'),
    fact('LEGAL_HOST_PHONE', 'Its telephone'),
  ],
};
