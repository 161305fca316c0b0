import { elements, parseHtml } from '@/lib/html';
import { writeSearchFiles } from '@/postprocess/steps/write-search-files';
import { readSections } from '@/search/index/read-sections';
import type { SearchFile } from '@/search/query/types';
import { Fixture } from '../fixture';

const sectionsOf = (html: string) => {
  const [main] = elements(parseHtml(`<main>${html}</main>`), 'main');
  return readSections(main as never);
};

describe('readSections', () => {
  it('cuts a page at its linkable headings, and keeps others as text', () => {
    expect(
      sectionsOf(
        `<h1>Titre</h1><p>Début.</p><section><h2 id="a">Un <em>titre</em></h2><h3>Carte</h3><p>Texte.</p></section>
         <h3 id="b">Deux</h3>fin`,
      ),
    ).toEqual([
      { anchor: '', heading: 'Titre', text: 'Début.' },
      { anchor: 'a', heading: 'Un titre', text: 'Carte Texte.' },
      { anchor: 'b', heading: 'Deux', text: 'fin' },
    ]);
  });

  it('takes each term of a list that can be linked to as a section', () => {
    expect(
      sectionsOf(
        '<dl><div id="csrd"><dt>CSRD</dt><dd>Directive</dd></div><div><dt>X</dt><dd>Y</dd></div></dl>',
      ),
    ).toEqual([
      { anchor: '', heading: '', text: '' },
      { anchor: 'csrd', heading: 'CSRD', text: 'Directive X Y' },
    ]);
  });

  it('reads nothing that is hidden, leads elsewhere or asks to be skipped', () => {
    const skipped = [
      '<nav>n</nav>',
      '<footer>f</footer>',
      '<script>s</script>',
      '<template><p>t</p></template>',
      '<form>f</form>',
      '<svg><text>v</text></svg>',
      '<p hidden>h</p>',
      '<span aria-hidden="true">a</span>',
      '<div data-search-skip>d</div>',
    ].join('');
    expect(sectionsOf(`un${skipped}deux`)).toEqual([{ anchor: '', heading: '', text: 'un deux' }]);
  });

  it('keeps words apart that only the style does, and together those that are one', () => {
    expect(
      sectionsOf(
        '<dt>Effectif<span>Entreprises</span></dt><p>le 1<sup>er</sup> mot<a>,</a> fin</p>',
      )[0]?.text,
    ).toBe('Effectif Entreprises le 1er mot, fin');
  });
});

describe('writeSearchFiles', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture();
  });
  afterEach(() => fixture.remove());

  const link = '<a data-search="" href="/recherche/">x</a>';
  const page = (title: string, text: string) =>
    `<html><head><title>${title} | Vigie ESG</title></head><body>${link}<main><h1>${title}</h1>${text}</main></body></html>`;

  it('writes a file per language, from its pages alone, and its address into every page', () => {
    fixture.write({
      'about/index.html': page('À propos', 'Le mot français.'),
      'en/about/index.html': page('About', 'The English word.'),
      '404/index.html': page('Introuvable', 'Une erreur.'),
      '_next/static/x': '',
    });
    writeSearchFiles(fixture.root);
    const address = (file: string) => /data-search="([^"]+)"/.exec(fixture.read(file))?.[1] ?? '';
    expect(address('about/index.html')).toMatch(/^\/_next\/static\/search-fr-[0-9a-f]{12}\.json$/);
    expect(address('404/index.html')).toBe(address('about/index.html'));
    expect(address('en/about/index.html')).toMatch(/search-en-/);
    const file: SearchFile = JSON.parse(fixture.read(address('about/index.html')));
    expect(file.pages).toEqual([
      { address: '/about/', title: 'À propos', group: 'company', weight: 1 },
    ]);
    expect(file.sections).toEqual([
      { page: 0, anchor: '', heading: 'À propos', text: 'Le mot français.' },
    ]);
    expect(file.synonyms.length).toBeGreaterThan(50);
  });

  it('names a page that it cannot read', () => {
    fixture.write({ 'about/index.html': '<title>x</title>', '_next/static/x': '' });
    expect(() => writeSearchFiles(fixture.root)).toThrow(/^\/about\/ cannot be searched/);
  });
});
