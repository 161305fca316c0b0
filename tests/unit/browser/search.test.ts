import { openSearchFile, type SearchIndex } from '@/search/query/engine';
import { excerptOf, highlight } from '@/search/query/excerpt';
import { search } from '@/search/query/search';
import { phrasesOf } from '@/search/query/synonyms';
import { fold, stem } from '@/search/text/stem';
import { compounds, phraseTermsOf, termsOf } from '@/search/text/tokenise';

it.each([
  ['Œuvre ÉVALUÉE', 'oeuvre evaluee'],
  ['naïf Cæsar', 'naif caesar'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['fr', 'entreprises', 'entreprise'],
  ['fr', 'enjeux', 'enjeu'],
  ['fr', 'niveaux', 'niveau'],
  ['fr', 'regionaux', 'regional'],
  ['fr', 'process', 'process'],
  ['fr', 'pas', 'pas'],
  ['en', 'companies', 'company'],
  ['en', 'losses', 'loss'],
  ['en', 'analysis', 'analysis'],
  ['en', 'smes', 'sme'],
  ['en', 's2', 's2'],
] as const)('%s: %s is one with %s', (locale, word, stemmed) => {
  expect(stem(word, locale)).toBe(stemmed);
});

it.each([
  ['fr', "L’analyse d’impact, c’est l'essentiel", 'analyse impact essentiel'],
  ['fr', 'Lorsqu’une société dépasse 1 000 salariés', 'societe depasse 1000 salarie'],
  ['en', 'more than 1,000 employees', 'more 1000 employee'],
  ['fr', 'IFRS S2, ESRS E1-6 et IRO-1', 'ifr s2 esr e1 6 iro 1'],
  ['fr', 'la R.S.E. et l’U.E.', 'rse ue'],
  ['fr', 'un devoir', 'devoir'],
  ['fr', 'l’ONU (UN en anglais)', 'onu un anglai'],
  ['en', 'What is the CSRD?', 'csrd'],
  ['fr', 'Directive (UE) 2022/2464', 'directive ue 2022 2464'],
  ['en', 'the of', ''],
] as const)('%s: “%s” is searched as “%s”', (locale, text, terms) => {
  expect(termsOf(text, locale).join(' ')).toBe(terms);
});

it('indexes compounds as one word too', () => {
  expect(compounds('une déclaration extra-financière', 'fr')).toEqual([
    { term: 'extrafinanciere', start: 16, end: 32 },
  ]);
});

it.each([
  ['Who are you?', 'who are you'],
  ['the CSRD', 'csrd'],
  ['the', ''],
])('takes “%s” for the phrase “%s”', (text, phrase) => {
  expect(phraseTermsOf(text, 'en').join(' ')).toBe(phrase);
});

describe('phrases', () => {
  const groups = [
    { typed: ['csrd', 'sustainability report'], written: ['csrd', 'rapport durabilite'], page: 3 },
    { typed: ['report'], written: ['rapport'] },
  ];

  it('takes the longest phrase at each position', () => {
    expect(phrasesOf(['sustainability', 'report', '2025'], groups)).toEqual([
      {
        terms: ['sustainability', 'report'],
        alternatives: [['csrd'], ['rapport', 'durabilite']],
        pages: [3],
      },
      { terms: ['2025'], alternatives: [], pages: [] },
    ]);
  });

  it('does not list a phrase as its own synonym', () => {
    expect(phrasesOf(['csrd'], groups)[0]?.alternatives).toEqual([['rapport', 'durabilite']]);
  });

  it('returns no phrase for an empty query', () => expect(phrasesOf([], groups)).toEqual([]));
});

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
  ];
  const synonyms = [
    { typed: ['due diligence'], written: ['devoir vigilance'], page: 1 },
    { typed: ['prix'], written: ['mention'] },
  ];
  let index: SearchIndex;
  beforeAll(async () => {
    index = await openSearchFile({
      locale: 'fr',
      pages,
      sections,
      questions: '/questions/',
      synonyms,
    });
  });
  const found = (query: string) =>
    search(index, query).map(({ page, sections: parts }) => [
      page.address,
      ...parts.map(({ section }) => section.anchor),
    ]);

  it.each([
    ['csrd', ['/a/', '', 'seuils']],
    ['RAPPORT DE DURABILITE', ['/a/', '']],
    ['rapport durab', ['/a/', '']],
    ['raport', ['/a/', '']],
    ['crsd', ['/a/', '', 'seuils']],
    ['csdd', ['/b/', '', 'sources']],
    ['due diligence', ['/b/', '']],
    ['entreprise', ['/b/', '']],
    ['prix', ['/c/', '']],
  ])('“%s” finds %j first', (query, expected) => expect(found(query)[0]).toEqual(expected));

  it('prefers sections with every word to those with some of them', () => {
    expect(found('csrd seuils')[0]).toEqual(['/a/', 'seuils']);
    expect(
      found('vigilance salariés')
        .map(([address]) => address)
        .sort(),
    ).toEqual(['/a/', '/b/']);
  });

  it.each(['', '   ', 'la de', 'zzz'])('“%s” finds nothing', (query) => {
    expect(search(index, query)).toEqual([]);
  });

  it('returns the terms to highlight', () => {
    expect([...(search(index, 'durabilite')[0]?.sections[0]?.terms ?? [])]).toEqual(['durabilite']);
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
    index = await openSearchFile({ locale: 'fr', pages, sections, questions: '/q/', synonyms });
  });
  const first = (query: string) => search(index, query)[0];

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

  it('counts a word that no page has for nothing', () => {
    expect(first('xylophone vigilance')?.page.address).toBe('/c/');
  });
});

describe('excerpts', () => {
  const marked = (pieces: { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join('');

  it('highlights words whatever their accents, case and plural', () => {
    const terms = new Set(['durabilite', 'extrafinanciere', 'rapport']);
    expect(marked(highlight('Rapports de DURABILITÉ extra-financière', terms, 'fr'))).toBe(
      '[Rapports] de [DURABILITÉ] [extra-financière]',
    );
  });

  it('shows the passage with most of the terms, cut between words', () => {
    const filler = 'mot '.repeat(100);
    const text = `Un seuil. ${filler}Le seuil de salariés compte. ${filler}`;
    const excerpt = marked(excerptOf(text, new Set(['seuil', 'salarie']), 'fr'));
    expect(excerpt).toMatch(/^… (mot )+Le \[seuil\] de \[salariés\] compte\. (mot )+…$/);
    expect(excerpt.length).toBeLessThan(220);
  });

  it('starts at the beginning when no term is in the text', () => {
    expect(marked(excerptOf('Une phrase courte.', new Set(['csrd']), 'fr'))).toBe(
      'Une phrase courte.',
    );
  });

  it('leaves text that looks like markup unchanged', () => {
    expect(marked(highlight('<b>csrd</b>', new Set(['csrd']), 'fr'))).toBe('<b>[csrd]</b>');
  });
});
