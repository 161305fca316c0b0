import { parisDay } from '@/lib/dates';
import { day, refuse, text } from '../values';
import { group } from './variable';

export const peopleVariables = group({
  title: 'People behind the guides',
  readBy: 'build',
  variables: {
    SITE_AUTHOR_NAME: {
      meaning:
        'Who wrote the guides, unless a guide names its own author; all three variables or none',
      parse: text,
    },
    SITE_AUTHOR_ROLE_FR: { meaning: 'Their role, in French', parse: text },
    SITE_AUTHOR_ROLE_EN: { meaning: 'Their role, in English', parse: text },
    SITE_REVIEWER_NAME: {
      meaning:
        'Who reviewed them; all four variables or none. Without them, guides say that no lawyer has reviewed them',
      parse: text,
    },
    SITE_REVIEWER_ROLE_FR: { meaning: 'Their role, in French', parse: text },
    SITE_REVIEWER_ROLE_EN: { meaning: 'Their role, in English', parse: text },
    SITE_REVIEWED_ON: {
      meaning: 'Day of the review',
      example: '2026-11-22',
      parse: (name, value) =>
        day(name, value) <= parisDay() ? value : refuse(name, 'a day that has come', value),
    },
  },
});

const until = 'missing from the legal notice, which is not indexed until it is complete';

/** A fact that a release is refused without. */
const fact = (meaning: string, parse = text) =>
  ({ meaning, required: true, until, parse }) as const;
const phone = (name: string, value: string): string =>
  /^\+?[\d\s().-]{4,}$/.test(value)
    ? value
    : refuse(name, 'a number, such as +33 1 99 00 00 00', value);

/** A fact that not every publisher has. */
const optional = (meaning: string) =>
  ({
    meaning: `${meaning}; \`none\` for none`,
    required: true,
    until,
    example: 'none',
    parse: (_name: string, value: string) => (value === 'none' ? null : value),
  }) as const;

export const companyVariables = group({
  title: 'The company, for the legal notice',
  readBy: 'build',
  variables: {
    PUBLISHER_LEGAL_NAME: fact('Company name'),
    PUBLISHER_LEGAL_FORM: optional('Legal form'),
    PUBLISHER_SHARE_CAPITAL: optional('Share capital'),
    PUBLISHER_REGISTERED_OFFICE: fact('Registered office'),
    PUBLISHER_REGISTRATION: optional('Registration (RCS and city)'),
    PUBLISHER_VAT_NUMBER: optional('EU VAT number'),
    PUBLISHER_PHONE: fact('Telephone', phone),
    PUBLISHER_DIRECTOR: fact('Publication director'),
    LEGAL_HOST_NAME: fact('Company that hosts the site'),
    LEGAL_HOST_ADDRESS: fact('Its address'),
    LEGAL_HOST_PHONE: fact('Its telephone', phone),
  },
});
