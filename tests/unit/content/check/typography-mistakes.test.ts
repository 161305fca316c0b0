import { typographyMistakes } from '@/authoring/check/rules/typography';

const told = (text: string, locale: 'fr' | 'en') =>
  typographyMistakes(text, locale).map(({ offset, length, severity, message }) => [
    text.slice(offset, offset + length),
    severity,
    message,
  ]);

it.each([
  ['Vrai?', 'i?', 'Put a space before "?".'],
  ['Voir : un;deux', 'un;deux', '"un;deux": put a space after the semicolon.'],
  ['Le "mot" juste', '"mot"', 'French quotation marks are « and ».'],
  ['Le “mot” juste', '“mot”', 'French quotation marks are « and ».'],
  ['« Ouvert', '« Ouvert', 'A quotation opens here with « and never closes; add ».'],
  ['Fermé »', 'Fermé »', 'A quotation closes with » before it opens; add «.'],
  ['à 50% près', '50%', '"50%": put a space before "%".'],
  ['le 1ier mai', '1ier', '"1ier": write "1er".'],
  ['la 1ère fois', '1ère', '"1ère": write "1re".'],
  ['la 1ere fois', '1ere', '"1ere": write "1re".'],
  ['art. L233-28-4', 'L233-28-4', '"L233-28-4": write "L. 233-28-4".'],
  ['loi n°2017', 'n°2017', '"n°2017": write "n° 2017".'],
  ['Le ‘mot’ juste', '‘mot’', 'French quotation marks are « and ».'],
  ['le XXIème siècle', 'XXIème', '"XXIème": write "XXIe".'],
  ['Un Etat membre', 'Etat', '"Etat": capitals keep their accents; write "État".'],
  ['Fin. A partir de là', 'A', '"A": capitals keep their accents; write "À".'],
  ['Ca va', 'Ca', '"Ca": capitals keep their cedilla; write "Ça".'],
  ['au coeur', 'coeur', '"coeur": write "cœur".'],
  ['OEuvre', 'OEuvre', '"OEuvre": write "Œuvre".'],
  ['des eaux, etc...', 'etc...', '"etc...": write "etc." or the dots alone.'],
  ['un ,deux', 'n ,', 'Remove the space before ",".'],
  ['un mot .', 't .', 'Remove the space before ".".'],
  ['deux  espaces', '  ', 'There is a double space here; remove one.'],
  ['Fin..', '..', '"..": write one full stop, or three.'],
  [
    'un\u200bdeux',
    '\u200b',
    'There is an invisible character here, a zero-width space (U+200B); delete it, or delete these words and retype them.',
  ],
  [
    'con\u00adformité',
    '\u00ad',
    'There is an invisible character here, a soft hyphen (U+00AD); delete it, or delete these words and retype them.',
  ],
  [
    'un\u200edeux',
    '\u200e',
    'There is an invisible character here, U+200E; delete it, or delete these words and retype them.',
  ],
  [
    'e\u0301tat',
    'e\u0301',
    '"e\u0301" is a letter with a combining accent; type the accented letter.',
  ],
  ['perdu\ufffd', '\ufffd', 'A letter was lost here in an encoding conversion; type it again.'],
])('in French: %s', (text, found, message) => {
  expect(told(text, 'fr')).toEqual([[found, 'error', message]]);
});

it.each([
  ['Really ?', 'y ?', 'Remove the space before "?".'],
  ['the « word »', '« word »', 'English quotation marks are " and ".'],
  ['about 5 % of', '5 %', '"5 %": remove the space before "%".'],
  ['1 000 000 people', '1 000 000', '"1 000 000": write thousands with commas, "1,000,000".'],
])('in English: %s', (text, found, message) => {
  expect(told(text, 'en')).toEqual([[found, 'error', message]]);
});

it('only warns about a no-break space, which readers do not see', () => {
  expect(told('un\u00a0mot', 'fr')).toEqual([
    [
      '\u00a0',
      'warning',
      'There is a no-break space here; type an ordinary space, the site adds no-break spaces itself.',
    ],
  ]);
});

it.each([
  ['fr', 'À 12:30, voir https://a.example/?q=1 ; niveaux A, AA et AAA.'],
  ['fr', '« Le mot “juste” » et «collé» : oui !'],
  ['fr', "L'entreprise, c'est-à-dire… 1 000 salariés, 5 %, 2e et 1er ; suite..."],
  ['fr', 'Ne pas :'],
  ['en', 'Time: 12:30; 1,000 people, 5% of "them", in 2025 300 firms. Wait...'],
  ['en', 'Art. 5(2), e.g. Node.js.'],
] as const)('leaves good %s alone: %s', (locale, text) => {
  expect(told(text, locale)).toEqual([]);
});

it('reads each line separately', () => {
  expect(told('« un »\n« deux »\nA partir', 'fr').map(([found]) => found)).toEqual(['A']);
  expect(told('« ouvert\nfermé »', 'fr')).toHaveLength(2);
});
