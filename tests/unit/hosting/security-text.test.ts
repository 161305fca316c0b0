import { securityText, securityTextWarning } from '@/delivery/hosting/security-text';
import { readSite } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';

const origin = 'https://www.esg.internal';
const facts = readSite({ SITE_ORIGIN: origin, SITE_EMAIL: 'security@esg.internal' });

const fieldsOf = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .trim()
      .split('\n')
      .map((line) => /^([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string]),
  );

it('has the fields RFC 9116 requires, and its canonical URL', () => {
  const fields = fieldsOf(securityText(facts));
  expect(fields).toEqual({
    Contact: 'mailto:security@esg.internal',
    Expires: new Date(fields.Expires as string).toISOString(),
    'Preferred-Languages': locales.join(', '),
    Canonical: `${origin}/.well-known/security.txt`,
  });
});

it('omits an example origin, and does not exist without an e-mail address', () => {
  expect(fieldsOf(securityText({ ...facts, publicOrigin: null }))).not.toHaveProperty('Canonical');
  expect(securityText({ ...facts, email: null })).toBeNull();
  expect(securityTextWarning('2027-10-31', { ...facts, email: null })).toBeNull();
});

it.each([
  ['2027-09-30', null],
  ['2027-10-01', /expires on 2027-10-31.*SITE_SECURITY_EXPIRES/],
  ['2027-10-31', /expired on 2027-10-31/],
])('on %s the build says %s', (today, warning) => {
  const said = securityTextWarning(today, { ...facts, securityExpires: '2027-10-31' });
  if (warning) expect(said).toMatch(warning);
  else expect(said).toBeNull();
});
