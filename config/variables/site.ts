import type { Variable, VariableGroup } from './variable';

export const siteVariables: VariableGroup = {
  title: 'The site',
  reader: 'config/site.ts',
  readBy: 'build',
  variables: [
    {
      name: 'SITE_ORIGIN',
      meaning:
        'Origin of the published site, at the root of its host: canonical URLs, sitemap, shared links',
      example: 'https://www.example.com',
      required: true,
      server: true,
    },
    {
      name: 'SITE_HOST',
      meaning:
        'Where it is published: `node` (`npm start`), `nginx`, `cloudflare`, `netlify`, `azure`, `github`, or `other` behind a proxy of yours; `npm run check -- deploy` then knows whether the form’s path exists there',
      example: 'nginx',
    },
    {
      name: 'SITE_PREVIEW',
      meaning:
        '`yes` asks search engines not to list anything: set it for every copy of the site that is not the public one',
      fallback: 'no',
      server: true,
    },
    {
      name: 'SITE_HSTS',
      meaning:
        'Strict-Transport-Security header, or `none`; lower it while subdomains still need plain HTTP',
      // Two years, as preload lists ask; without `preload`, which only the owner of the domain can decide.
      fallback: 'max-age=63072000; includeSubDomains',
      server: true,
    },
    {
      name: 'SITE_BRAND',
      meaning: 'Name of the product, in characters that the font of share images has',
      fallback: 'Vigie ESG',
      server: true,
    },
    {
      name: 'SITE_EMAIL',
      meaning:
        'Contact address; without it texts lead to the form at `/message/`, and there is no `/.well-known/security.txt`',
      example: 'contact@example.com',
      required: true,
      server: true,
    },
    {
      name: 'SITE_SOCIAL_URL',
      meaning: 'Social profile in the footer, or `none`',
      example: 'none',
      required: true,
    },
    {
      name: 'SITE_SOCIAL_NAME',
      meaning: 'Network of the social profile',
      fallback: 'LinkedIn',
    },
    {
      name: 'SITE_SECURITY_EXPIRES',
      meaning:
        'Expires field of `/.well-known/security.txt`; the build warns when the date is near',
      fallback: '2027-10-31',
    },
    {
      name: 'SITE_DATA_LICENCE_NAME',
      meaning:
        'Licence of the open data at `/donnees/` and of the downloads; without one, reuse needs your consent',
    },
    {
      name: 'SITE_DATA_LICENCE_URL',
      meaning: 'Address of that licence; both or neither',
    },
    {
      name: 'SITE_LOG_DAYS',
      meaning:
        'How many days the host keeps its log of visits, as the privacy policy then says; it holds IP addresses',
      example: '30',
    },
    {
      name: 'SITE_DRAFTS',
      meaning:
        '`yes` shows drafts and scheduled guides too, marked, and makes the site a preview; for reviewers',
      fallback: 'no',
    },
    {
      name: 'SITE_TODAY',
      meaning: 'Builds the site as it will be on a day, Paris time; for previews only',
      example: '2027-01-31',
    },
    {
      name: 'PLATFORM_HOSTED_IN_EU',
      meaning:
        'Whether the platform is hosted in the European Union, as every page that speaks of it then says: `yes` or `no`',
      example: 'yes',
      required: true,
    },
  ],
};

export const peopleVariables: VariableGroup = {
  title: 'People behind the guides',
  reader: 'config/company.ts',
  readBy: 'build',
  variables: [
    {
      name: 'SITE_AUTHOR_NAME',
      meaning:
        'Who wrote the guides, unless a guide names its own author; all three variables or none',
    },
    { name: 'SITE_AUTHOR_ROLE_FR', meaning: 'Their role, in French' },
    { name: 'SITE_AUTHOR_ROLE_EN', meaning: 'Their role, in English' },
    {
      name: 'SITE_REVIEWER_NAME',
      meaning:
        'Who reviewed them; all four variables or none. Without them, guides say that no lawyer has reviewed them',
    },
    { name: 'SITE_REVIEWER_ROLE_FR', meaning: 'Their role, in French' },
    { name: 'SITE_REVIEWER_ROLE_EN', meaning: 'Their role, in English' },
    { name: 'SITE_REVIEWED_ON', meaning: 'Day of the review', example: '2026-11-22' },
  ],
};

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
