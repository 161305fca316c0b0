import { columnsAddress, templateAddress } from '@/law/companies/addresses';
import { columns } from '@/law/companies/columns';
import { elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { islandScriptsOf } from '../gates/weight';
import { builtFiles, builtPage, find, sizeOfBuilt } from '../support/site';

describe.each(locales)('several companies in %s', (locale) => {
  const page = builtPage('companies', locale);

  it('documents every column without scripts, and links the template and the rules', () => {
    const table = find(page.document, 'section', 'id', 'columns');
    const names = table ? elements(table, 'td').map(textOf) : [];
    expect(columns.filter((column) => !names.includes(column))).toEqual([]);
    const links = elements(page.document, 'a').map(
      ({ attrs }) => attrs.find(({ name }) => name === 'href')?.value ?? '',
    );
    expect(links).toContain(templateAddress(locale));
    expect(links.some((href) => href.endsWith('#rules'))).toBe(true);
  });

  it('has the template and the words of the columns, and readers that load when a list comes', () => {
    for (const address of [columnsAddress, templateAddress(locale)])
      expect(sizeOfBuilt(address.slice(1))).toBeGreaterThan(0);
    const later = builtFiles.filter((file) =>
      /\/islands\/(papaparse|universal)[^/]*\.js$/.test(file),
    );
    expect(later).toHaveLength(3);
    const scripts = islandScriptsOf(page).map((address) => address.slice(1));
    expect(scripts.filter((file) => later.includes(file))).toEqual([]);
  });
});
