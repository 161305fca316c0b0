import { demoWithinReach, links, targetsOf } from '@/tests/output/gates/links';
import {
  inline,
  leaks,
  leaksOfFile,
  origins,
  originsOfScript,
  originsOfStyles,
} from '@/tests/output/gates/safety';
import { images, lists, outline, references, start } from '@/tests/output/gates/structure';
import { validity } from '@/tests/output/gates/validity';
import { budgets, weigh } from '@/tests/output/gates/weight';
import { type Gate, parsePage } from '@/tests/output/support/page';

/** The gates of tests/output over one page: a good one passes, and each defect is named. */
const GOOD = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>À propos</title>
  <link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">
  <link rel="icon" href="/favicon.ico"><link rel="icon" href="/favicon.svg">
  <link rel="canonical" href="https://site.example/about/"><link rel="alternate" hreflang="en" href="https://site.example/en/about/">
  <script type="module" src="/a.js"></script></head><body>
  <a href="#main">Aller au contenu</a>
  <header><nav aria-label="Navigation principale"><a href="/about/#team">Équipe</a>
  <a href="#main">Démo</a>
  <a href="/en/about/" hreflang="en" data-language="en">English</a></nav></header>
  <main id="main"><h1>À propos</h1><h2 id="team">Équipe</h2><h3>Qui</h3>
  <img src="/a.png" width="20" height="10" alt=""><svg viewBox="0 0 1 1" role="img" aria-label="Dessin"></svg>
  <p aria-hidden="true"><svg viewBox="0 0 1 1"></svg></p><a href="mailto:a@b.example">Écrire</a>
  <a href="https://elsewhere.example/">Ailleurs</a></main><footer>Fin</footer></body></html>`;

const page = (html: string) => parsePage('about/index.html', html);
/** The good page with one thing replaced, which must be there. */
const broken = (part: string, by: string) => {
  expect(GOOD).toContain(part);
  return page(GOOD.replace(part, by));
};

const files = ['a.css', 'a.js', 'a.png', 'a.woff2', 'favicon.ico', 'favicon.svg'];
const targets = targetsOf(
  [page(GOOD), parsePage('en/about/index.html', '<p id="x">')],
  files,
  'https://site.example',
);
const gates = {
  outline,
  lists,
  references,
  start,
  demo: demoWithinReach(() => '#main'),
  images,
  inline,
  origins,
  links: links(targets),
  leaks: leaks(['nav', 'layout'], ['site.example']),
} satisfies Record<string, Gate>;

it.each(Object.entries(gates))('%s lets a good page pass', (_name, gate) => {
  expect(gate(page(GOOD))).toEqual([]);
});

const defects: [keyof typeof gates, string, string, string][] = [
  ['outline', '<h1>À propos</h1>', '', 'has 0 <h1>'],
  ['outline', '<footer>Fin</footer>', '<article><footer>Fin</footer></article>', 'has 0 <footer>'],
  ['demo', '<a href="#main">Démo</a>', '<details><a href="#main">Démo</a></details>', 'outside'],
  ['references', '<h3>Qui</h3>', '<p form="gone">x</p>', 'form="gone"'],
  ['lists', '<h3>Qui</h3>', '<h3>Qui</h3><ul role="list"></ul>', 'has an empty <ul>'],
  ['start', 'lang="fr"', 'lang="en"', 'another lang than "fr"'],
  ['start', '<a href="#main">', '<a href="/">', 'the skip link'],
  ['images', ' width="20"', '', 'no width and height'],
  ['images', ' role="img"', '', 'neither hidden nor named'],
  ['links', '/about/#team', '/abuot/#team', 'leads nowhere'],
  ['links', '/about/#team', '/about/#taem', 'leads to no element'],
  ['links', ' data-language="en"', '', 'the other language'],
  ['links', 'src="/a.png"', 'src="/a.png" srcset="/a.png 1x, /b.png 2x"', '"/b.png" leads nowhere'],
  [
    'links',
    '<meta charset="utf-8">',
    '<meta property="og:image" content="https://site.example/og.png">',
    'og.png" leads nowhere',
  ],
  ['inline', '<h3>', '<h3 onclick="x()">', 'has onclick='],
  ['origins', '/a.css', 'https://cdn.example/a.css', 'loads https://cdn.example/a.css'],
  ['origins', 'src="/a.png"', 'src="/a.png" srcset="//cdn.example/a.png 2x"', '//cdn.example'],
  ['leaks', 'Fin', 'layout.footer.end', 'shows "layout.footer.end"'],
  ['leaks', 'Fin', 'Bonjour {name}', 'shows "{name}"'],
  ['leaks', '<footer>', '<footer class="a undefined">', 'has the class "a undefined"'],
];

it.each(defects)('%s refuses a page with %s made %j', (name, part, by, message) => {
  expect(gates[name](broken(part, by)).join('\n')).toContain(message);
});

it.each([
  ['<p><div>Qui</div></p>', 'close-order'],
  ['<h4>Qui</h4>', 'heading-level'],
  ['<h3></h3>', 'empty-heading'],
  ['<nav></nav>', 'unique-landmark'],
  ['<h3 id="team">Qui</h3>', 'no-dup-id'],
  ['<p aria-describedby="gone">x</p>', 'no-missing-references'],
  ['<h3 style="color:red">Qui</h3>', 'no-inline-style'],
  ['<img src="/a.png" width="20" height="10">', 'wcag/h37'],
])('refuses HTML that is not valid: %s', async (by, rule) => {
  expect(await validity(page(GOOD))).toEqual([]);
  expect((await validity(broken('<h3>Qui</h3>', by))).join('\n')).toContain(rule);
});

it('refuses styles and scripts that load from elsewhere', () => {
  expect(originsOfStyles('@font-face{src:url(../a.woff2)}')).toEqual([]);
  expect(
    originsOfStyles('@import "https://cdn.example/a.css";p{background:url(//b.example/x)}'),
  ).toEqual([
    expect.stringContaining('https://cdn.example/a.css'),
    expect.stringContaining('//b.example/x'),
  ]);
  expect(originsOfScript('createElementNS("http://www.w3.org/2000/svg")')).toEqual([]);
  for (const script of ['fetch("https://api.example/x")', 'import(`//api.example/x.js`)'])
    expect(originsOfScript(script)).toEqual([expect.stringContaining('the host api.example')]);
});

it.each([
  ['where it was built', '"/srv/build/site/app"'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a secret', 'token="AKIAABCDEFGHIJKLMNOP"'],
  ['a path of the machine', 'at file:///srv/x'],
  ['a path of the machine', '/home/runner/x'],
  ['a path of the project', 'a/node_modules/b'],
  ['a link to a source map', '//# sourceMappingURL=a.js.map'],
])('refuses %s in any file', (what, text) => {
  expect(leaksOfFile('plain text of a page', '/srv/build/site')).toEqual([]);
  expect(leaksOfFile(text, '/srv/build/site').join('\n')).toContain(what);
});

describe('weight', () => {
  const kB = 1000;
  const sizes: Record<string, number> = {
    'about/index.html': 90 * kB,
    'about/index.html.gz': 5 * kB,
    'about/index.html.br': 4 * kB,
    'a.css': 10 * kB,
    'a.css.gz': 3 * kB,
    'a.js': 400,
    'a.woff2': 30 * kB,
    'favicon.svg': 300,
    'a.png': 2 * kB,
  };
  const weigher = (changes: Record<string, number> = {}) => {
    const all = { ...sizes, ...changes };
    return (built: Parameters<typeof weigh>[0]) => weigh(built, (file) => all[file]);
  };

  it.each([
    ['script', 'a.js', 4401],
    ['style', 'a.css.gz', 8801],
    ['font', 'a.woff2', 40_001],
  ])('refuses too much %s', (kind, file, size) => {
    expect(budgets(weigher())(page(GOOD))).toEqual([]);
    expect(budgets(weigher({ [file]: size }))(page(GOOD))).toEqual([
      expect.stringContaining(`its ${kind} weighs ${size} bytes`),
    ]);
  });
});
