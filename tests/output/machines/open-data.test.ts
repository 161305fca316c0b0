import { contentTypeOf, headersOf } from '@/delivery/hosting/headers';
import { entriesOf } from '@/law/entries';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { dataFileNames, dataPath } from '@/publishing/open-data/addresses';
import type { Dataset } from '@/publishing/open-data/dataset';
import { builtFiles, builtPage, hrefsIn, readBuilt } from '../support/site';
import { structuredData, theOnly } from '../support/structured-data';

const text = (file: (typeof dataFileNames)[number]) =>
  readBuilt(dataPath(file).slice(1)).toString();

it.each(dataFileNames)(
  'serves %s with its type, to other sites too, and checks for a new one',
  (file) => {
    expect(builtFiles).toContain(dataPath(file).slice(1));
    expect(contentTypeOf(dataPath(file))).toMatch(/^(application\/json|text\/csv; charset=utf-8)$/);
    expect(headersOf(dataPath(file))).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  },
);

describe.each(locales)('the page in %s', (locale) => {
  const page = builtPage('openData', locale);

  it('links to every file, and leads to each act and rule by its id', () => {
    const links = hrefsIn(page.document);
    const files = dataFileNames.map(dataPath);
    expect(files.filter((path) => !links.includes(path))).toEqual([]);
    const ids = new Set(elements(page.document).map((each) => attribute(each, 'id')));
    const { acts, rules } = entriesOf(loadRegister());
    expect([...acts.keys(), ...rules.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('states the version of the file', () => {
    const { version } = JSON.parse(text('register')) as Dataset;
    const [main] = elements(page.document, 'main');
    expect(main && textOf(main)).toContain(version.hash);
    const graph = structuredData.find((each) => each.page === page)?.graph ?? [];
    const dataset = theOnly(graph, 'Dataset');
    expect(dataset).toMatchObject({ version: version.hash, isAccessibleForFree: true });
    // No licence is stated that nobody has granted.
    expect('license' in dataset).toBe((JSON.parse(text('register')) as Dataset).licence !== null);
  });
});
