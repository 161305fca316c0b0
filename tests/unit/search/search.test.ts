import { openSearchFile, type SearchIndex } from '@/browser/search/query/file';
import { search } from '@/browser/search/query/search';

describe('search', () => {
  const pages = [
    { address: '/a/', title: 'La CSRD', group: 'resources', weight: 1 },
    { address: '/b/', title: 'La CSDDD', group: 'resources', weight: 1 },
    { address: '/c/', title: 'Mentions', group: 'legal', weight: 0.5 },
  ] as const;
  const sections = [
    { page: 0, anchor: '', heading: 'La CSRD', text: 'Publier un rapport de durabilité.' },
    { page: 0, anchor: 'seuils', heading: 'Les seuils', text: 'Plus de 250 salariés.' },
    { page: 1, anchor: '', heading: 'La CSDDD', text: 'Le devoir de vigilance des entreprises.' },
    { page: 2, anchor: '', heading: 'Mentions', text: 'Un mot sur la CSRD et ses seuils.' },
    { page: 1, anchor: 'sources', heading: 'Sources', text: 'Directive sur la vigilance.' },
    { page: 0, anchor: 'x', heading: 'Autre', text: 'Le devoir de vigilance.' },
  ];
  const synonyms = [
    { typed: ['due diligence', 'csddd'], written: ['devoir vigilance'], page: 1 },
    { typed: ['prix'], written: ['mention'] },
    { typed: ['emploi', 'offre stage'], written: [], page: 2 },
  ];
  let index: SearchIndex;
  beforeAll(async () => {
    index = await openSearchFile({ locale: 'fr', pages, sections, synonyms });
  });
  const found = (query: string) =>
    search(index, query).map(({ page, sections: parts }) => [
      page.address,
      ...parts.map(({ section }) => section.anchor),
    ]);

  it.each([
    ['csrd', ['/a/', '']],
    ['RAPPORT DE DURABILITE', ['/a/', '']],
    ['rapport durab', ['/a/', '']],
    ['raport', ['/a/', '']],
    ['crsd', ['/a/', '']],
    ['csdd', ['/b/', '']],
    ['due diligence', ['/b/', '']],
    ['entreprise', ['/b/', '']],
    ['prix', ['/c/', '']],
    ['offres de stage', ['/c/', '']],
    ['empoli', ['/c/', '']],
  ])('“%s” finds %j first', (query, expected) => expect(found(query)[0]).toEqual(expected));

  it('prefers sections with every word to those with some of them', () => {
    expect(found('csrd seuils')[0]).toEqual(['/a/', 'seuils']);
    const either = found('vigilance salariés').map(([address]) => address);
    expect(either.sort()).toEqual(['/a/', '/b/']);
  });

  it.each(['', '   ', 'la de', 'zzz'])('“%s” finds nothing', (query) => {
    expect(search(index, query)).toEqual([]);
  });

  it('returns the terms to highlight', () => {
    const terms = (query: string) => [...(search(index, query)[0]?.sections[0]?.terms ?? [])];
    expect(terms('durabilite')).toEqual(['durabilite']);
    // Synonyms only where no page has what was typed.
    expect(terms('csddd')).toEqual(['csddd']);
    expect(search(index, 'csddd').at(-1)?.sections[0]?.terms.size).toBe(0);
    expect(terms('due diligence')).toEqual(['devoir', 'vigilance']);
  });
});

describe('search of questions, earlier law and words with mistakes', () => {
  const page = (address: string) =>
    ({ address, title: address, group: 'resources', weight: 1 }) as const;
  const pages = [page('/a/'), page('/b/'), page('/c/')];
  const sections = [
    { page: 0, anchor: 'fine', heading: 'Amende', text: 'Une entreprise paie une amende.' },
    { page: 0, anchor: 'size', heading: 'Seuils', text: 'Un bilan, un effectif.', past: true },
    { page: 0, anchor: 'size', heading: 'Seuils', text: 'Un effectif, un chiffre d’affaires.' },
    {
      page: 1,
      anchor: 'risk',
      heading: 'Quelle amende pour une entreprise ?',
      text: 'Jusqu’à 3 %.',
      question: 'b-01',
    },
    { page: 2, anchor: '', heading: 'Mentions', text: 'Notre équipe parle de vigilance.' },
  ] as const;
  const synonyms = [
    { typed: ['who are you', 'equipe'], written: ['equipe'], page: 2 },
    { typed: ['vigilance'], written: ['vigilance'], page: 2 },
  ];
  let index: SearchIndex;
  beforeAll(async () => {
    index = await openSearchFile({ locale: 'fr', pages, sections, synonyms });
  });
  const first = (query: string) => search(index, query)[0];

  it('does not take a number for the beginning of another', async () => {
    const text = 'Plus de 5 000 salariés.';
    const numbers = await openSearchFile({
      locale: 'fr',
      pages,
      sections: [{ page: 0, anchor: '', heading: 'Seuil', text }],
      synonyms: [],
    });
    expect(search(numbers, '500')).toEqual([]);
    expect(search(numbers, '5 000')).toHaveLength(1);
  });

  it('finds the page that answers a question first', () => {
    expect(first('quelle amende entreprise')?.page.address).toBe('/b/');
    expect(first('quelle amende entreprise')?.sections[0]?.section.question).toBe('b-01');
  });

  it('finds the law in force before earlier law, and a section once', () => {
    expect(first('seuils effectif')?.sections.map(({ section }) => section)).toEqual([sections[2]]);
    expect(first('bilan')?.sections[0]?.section).toBe(sections[1]);
  });

  it('corrects a word that no page has', () => {
    expect(first('vigilence')?.page.address).toBe('/c/');
    expect(first('vigliance')?.page.address).toBe('/c/');
  });

  it('answers a query of stop words alone when it is a synonym', () => {
    expect(first('Who are you?')?.page.address).toBe('/c/');
    expect(search(index, 'who is it')).toEqual([]);
  });
});
