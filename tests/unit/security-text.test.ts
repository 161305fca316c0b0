import { site } from '@/config/site';
import { securityText, securityTextWarning } from '@/lib/delivery/security-text';
import { locales } from '@/lib/i18n/locales';

it('has the fields RFC 9116 requires, and where it stands', () => {
  const fields = Object.fromEntries(
    securityText()
      .trim()
      .split('\n')
      .map((line) => /^([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string]),
  );
  expect(fields).toEqual({
    Contact: `mailto:${site.email}`,
    Expires: new Date(fields.Expires as string).toISOString(),
    'Preferred-Languages': locales.join(', '),
    Canonical: `${site.origin}/.well-known/security.txt`,
  });
});

it.each([
  ['2027-09-30', null],
  ['2027-10-01', /is valid until 2027-10-31 only.*SITE_SECURITY_EXPIRES/],
  ['2027-10-31', /has not been valid since 2027-10-31/],
])('on %s the build says %s', (today, warning) => {
  const said = securityTextWarning(today, '2027-10-31');
  if (warning) expect(said).toMatch(warning);
  else expect(said).toBeNull();
});
