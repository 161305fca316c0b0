import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { site } from '@/lib/config/site';
import { pagePath } from '@/loaders/routes/addresses';
import { demoWithinReach, links, targetsOf } from './gates/links';
import {
  inline,
  leaks,
  leaksOfFile,
  origins,
  originsOfScript,
  originsOfStyles,
} from './gates/safety';
import { images, lists, outline, references, start } from './gates/structure';
import { validity } from './gates/validity';
import { budgets, fetchedBy, type Weight, weigh, weightTable } from './gates/weight';
import {
  type BuiltPage,
  builtFiles,
  builtPages,
  faults,
  type Gate,
  readBuilt,
  sizeOfBuilt,
} from './support/site';

/** Every page passes every gate; tests/unit/build/gates.test.ts proves that each gate can refuse. */
const namespaces = Object.keys(JSON.parse(readFileSync('messages/fr.json', 'utf8')) as object);
const weights = new Map(builtPages.map((page) => [page, weigh(page, sizeOfBuilt)]));
const weightOf = (page: BuiltPage): Weight => weights.get(page) as Weight;

const gates: Record<string, Gate> = {
  'one h1, one main, one header, one footer': outline,
  'no list without items': lists,
  'references that resolve': references,
  'its language, and the skip link first': start,
  'images with sizes and alternatives': images,
  'links to pages, anchors and files that exist, in its language': links(
    targetsOf(builtPages, builtFiles, site.origin),
  ),
  'a demo one action away': demoWithinReach((locale) => pagePath('signup', locale)),
  'no inline handler': inline,
  'nothing loaded from another origin': origins,
  'no message key, placeholder or failed value': leaks(namespaces, [
    ...(site.email ? [site.email] : []),
    site.origin,
  ]),
  'its budget of bytes and requests': budgets(weightOf),
};

it.each(Object.entries(gates))('every page has %s', (_what, gate) => {
  expect(faults(builtPages, gate)).toEqual([]);
});

it.each(builtPages.map((page) => [page.file, page] as const))(
  '%s is valid HTML',
  async (_file, page) => {
    expect(await validity(page)).toEqual([]);
  },
);

/** Runs a text check over all files of the export with the given extensions. */
const faultsOfFiles = (kinds: RegExp, check: (text: string, file: string) => readonly string[]) =>
  builtFiles
    .filter((file) => kinds.test(file))
    .flatMap((file) =>
      check(readBuilt(file).toString('utf8'), file).map((fault) => `${file}: ${fault}`),
    );

it('loads no cross-origin stylesheet or script', () => {
  /** Loaded on demand for signing in, where a provider is configured. */
  const signIn = [
    'login.microsoftonline.com',
    'login.microsoftonline.de',
    'login.microsoftonline.us',
    'login.chinacloudapi.cn',
    '169.254.169.254',
  ];
  expect(faultsOfFiles(/\.css$/, originsOfStyles)).toEqual([]);
  expect(
    faultsOfFiles(/\.js$/, (text) =>
      originsOfScript(text, text.includes('msal.js.browser') ? signIn : []),
    ),
  ).toEqual([]);
});

it('publishes no secret and no path of the build machine', () => {
  expect(
    faultsOfFiles(/\.(html|css|js|json|svg|txt|xml|md)$/, (text) =>
      leaksOfFile(text, process.cwd()),
    ),
  ).toEqual([]);
});

it('references only files that exist', () => {
  expect(
    faults(builtPages, (page) =>
      Object.values(fetchedBy(page))
        .flat()
        .filter((address) => !builtFiles.includes(address.slice(1)))
        .map((address) => `fetches ${address}, which the export lacks`),
    ),
  ).toEqual([]);
});

afterAll(() => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bytes.txt', weightTable(builtPages, weightOf));
});
