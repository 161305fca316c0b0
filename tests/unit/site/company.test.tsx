import { renderToStaticMarkup } from 'react-dom/server';
import { checkCompany } from '@/authoring/check/company';
import { Certificates, CustomerSentence, Founders, Price } from '@/components/proof/proof';
import { locales } from '@/lib/i18n/locales';
import { type Company, loadCompany, loadExampleCompany } from '@/loaders/company';
import { formatProblem } from '@/loaders/problems';
import { freshFixture } from '@/tests/fixture';

// Which language a page is in, only Next's compiler can say.
jest.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'fr' }));

const FILE = 'content/company.yaml';

const shown = async (company: Company): Promise<string[]> => {
  const parts = [Founders, CustomerSentence, Certificates, Price].map((part) => part({ company }));
  return (await Promise.all(parts)).map((part) => renderToStaticMarkup(part));
};

describe.each(locales)('in %s', (locale) => {
  const example = loadExampleCompany(locale);

  it('shows what the company says of itself', async () => {
    const [founders = '', customer = '', certificates = '', price = ''] = await shown(example);
    for (const { name, role, line } of example.founders)
      for (const words of [name, role, line]) expect(founders).toContain(words);
    expect(founders.match(/<img [^>]*alt="\w+ \w+" width="320" height="400"/g)).toHaveLength(2);
    const { sentence, name, company } = example.customer ?? {};
    for (const words of [sentence, name, company]) expect(customer).toContain(words);
    expect(certificates).toContain('href="https://certificats.example/1234"');
    expect(price).toContain(example.price?.amount);
  });

  it('shows nobody of the example on the site', () => {
    const own = JSON.stringify(loadCompany(locale));
    for (const { name } of example.founders) expect(own).not.toContain(name);
    expect(own).not.toMatch(/exemple|fictif|fictive|imaginaire/i);
  });
});

describe('the check', () => {
  const site = freshFixture((each) => {
    each.copy('content').enter();
    each.write({ [FILE]: each.read('content/styleguide/company/company.yaml') });
    for (const name of ['alix-exemple', 'camille-fictif', 'fonderies-fictives'])
      each.write({ [`public/company/${name}.svg`]: '<svg/>' });
  });
  const problems = () => checkCompany('2026-11-25').map(formatProblem);

  it('finds nothing wrong with the example, nor with no file', () => {
    expect(problems()).toEqual([]);
    site.write({ [FILE]: 'founders: []\n' });
    expect(problems()).toEqual([]);
  });

  it.each([
    ['alix-exemple.svg', 'alix.jpg', '8:15  error  There is no public/company/'],
    ['alix-exemple.svg', 'Alix.tiff', '8:15  error  "founders[0].portrait" "Al'],
    ['name: Camille Fictif\n    role', 'role', 'error  A portrait needs the name'],
    ['on: 2026-03-12', 'on: 2026-12-12', 'error  on 2026-12-12 is in the future'],
    ['url: https://', 'url: ', 'is not an address; write one that starts with https://'],
    ['  company: Fonderies Fictives\n', '', '"customer.company" is missing'],
    ['price:', 'prices:', 'error  The key "prices" is not known. Did you mean "price"?'],
  ])('says of %j written %j: %s', (text, by, message) => {
    site.replace(FILE, text, by);
    expect(problems().join('\n')).toContain(message);
  });
});
