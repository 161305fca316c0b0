import { readPage, readSections } from '@/delivery/search-index/read-pages';
import { elements, parseHtml } from '@/lib/html';
import { getPage } from '@/loaders/routes/addresses';

const sectionsOf = (html: string) => {
  const [main] = elements(parseHtml(`<main>${html}</main>`), 'main');
  return readSections(main as never);
};

describe('readSections', () => {
  it.each<[string, string, ReturnType<typeof readSections>]>([
    [
      'splits a page at linkable headings, and keeps others as text',
      `<h1>Titre</h1><p>Début.</p><section><h2 id="a">Un <em>titre</em></h2><h3>Carte</h3><p>Texte.</p></section>
       <h3 id="b">Deux</h3>fin`,
      [
        { anchor: '', heading: 'Titre', text: 'Début.' },
        { anchor: 'a', heading: 'Un titre', text: 'Carte Texte.' },
        { anchor: 'b', heading: 'Deux', text: 'fin' },
      ],
    ],
    [
      'makes each linkable term of a definition list a section, which ends with the list',
      '<dl><div id="csrd"><dt>CSRD</dt><dd>Directive</dd></div><div><dt>X</dt><dd>Y</dd></div></dl>deux',
      [
        { anchor: '', heading: '', text: 'deux' },
        { anchor: 'csrd', heading: 'CSRD', text: 'Directive X Y' },
      ],
    ],
    [
      'ends a section with the element it began in',
      '<h1>T</h1>un<aside><h2 id="since">Depuis</h2>deux</aside>trois<h2 id="b">B</h2>quatre',
      [
        { anchor: '', heading: 'T', text: 'un trois' },
        { anchor: 'since', heading: 'Depuis', text: 'deux' },
        { anchor: 'b', heading: 'B', text: 'quatre' },
      ],
    ],
    [
      'reads a folded section under the title in its summary',
      'un<aside><details><summary><span><span id="since">Depuis</span> hier</span></summary>deux</details></aside>trois',
      [
        { anchor: '', heading: '', text: 'un trois' },
        { anchor: 'since', heading: 'Depuis', text: 'hier deux' },
      ],
    ],
    [
      'sets what a section says of earlier law apart from what it says of the law',
      '<h2 id="a">Seuils</h2>Plus de 1 000.<div data-past-law>Avant, 250.</div> Et encore. <div data-past-law>Ou 500.</div>',
      [
        { anchor: '', heading: '', text: '' },
        { anchor: 'a', heading: 'Seuils', text: 'Plus de 1 000. Et encore.' },
        { anchor: 'a', heading: 'Seuils', text: 'Avant, 250. Ou 500.', past: true },
      ],
    ],
    [
      'separates words that only CSS separates, and keeps single words together',
      '<dt>Effectif<span>Entreprises</span></dt><p>le 1<sup>er</sup> mot<a>,</a> fin</p>',
      [{ anchor: '', heading: '', text: 'Effectif Entreprises le 1er mot, fin' }],
    ],
  ])('%s', (_what, html, sections) => expect(sectionsOf(html)).toEqual(sections));

  it.each([
    '<nav>n</nav>',
    '<footer>f</footer>',
    '<script>s</script>',
    '<template><p>t</p></template>',
    '<form>f</form>',
    '<svg><text>v</text></svg>',
    '<p hidden>h</p>',
    '<span aria-hidden="true">a</span>',
    '<div data-search-skip>d</div>',
  ])('skips %s', (skipped) => {
    expect(sectionsOf(`un${skipped}deux`)).toEqual([{ anchor: '', heading: '', text: 'un deux' }]);
  });
});

describe('readPage', () => {
  const page = (head: string) => ({
    address: '/about/',
    entry: getPage('about'),
    document: parseHtml(`<head>${head}</head><main><h1>Heading</h1></main>`),
  });

  it('refuses a page without one', () => {
    expect(() => readPage(page('<title>ESG | Brand</title>'))).toThrow(
      'it cannot be indexed: it has no og:title or no <main>.',
    );
  });
});
