import { readPeople } from '@/lib/config/company';
import { peopleBehind } from '@/loaders/guide-data';
import { inEveryLanguage } from '@/tests/languages';

const author = {
  SITE_AUTHOR_NAME: 'Jeanne Martin',
  SITE_AUTHOR_ROLE_FR: 'juriste',
  SITE_AUTHOR_ROLE_EN: 'legal counsel',
};
const reviewer = {
  SITE_REVIEWER_NAME: 'Paul Roux',
  SITE_REVIEWER_ROLE_FR: 'avocat',
  SITE_REVIEWER_ROLE_EN: 'lawyer',
  SITE_REVIEWED_ON: '2026-11-20',
};
const site = readPeople({ ...author, ...reviewer });

it('names nobody by default', () => {
  expect(readPeople({ SITE_AUTHOR_NAME: ' ' })).toEqual({ author: null, reviewer: null });
});

it.each([...Object.keys(author), ...Object.keys(reviewer)])('asks for %s too', (name) => {
  expect(() => readPeople({ ...author, ...reviewer, [name]: '' })).toThrow(`Set ${name} too`);
});

it('refuses a day that is not one, or is to come', () => {
  const read = (on: string) => () => readPeople({ ...reviewer, SITE_REVIEWED_ON: on });
  expect(read('yesterday')).toThrow('SITE_REVIEWED_ON is "yesterday". Set it to a date');
  expect(read('2999-01-01')).toThrow('Set it to a day that has come.');
});

describe('behind a guide', () => {
  const own = { name: 'Ada Lam', role: inEveryLanguage({ fr: 'auditrice', en: 'auditor' }) };

  it('are the people it names, or else those of the site', () => {
    const data = { publishedOn: '2026-01-01', author: own, reviewer: { ...own, on: '2026-02-02' } };
    expect(peopleBehind(data, site)).toEqual({ author: own, reviewer: data.reviewer });
    const none = { publishedOn: '2026-01-01', author: undefined, reviewer: undefined };
    expect(peopleBehind(none, site)).toEqual(site);
    expect(peopleBehind(none, readPeople({}))).toEqual({ author: null, reviewer: null });
  });

  it('is no reviewer whose review came before it', () => {
    const later = { publishedOn: '2026-11-21', author: undefined, reviewer: undefined };
    expect(peopleBehind(later, site).reviewer).toBeNull();
  });
});
