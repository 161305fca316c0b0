import { receiverMessages } from '@/lib/form/messages';
import { type DemoRequest, validateRequest } from '@/lib/form/schema';
import { locales } from '@/lib/i18n/locales';
import { type Clues, suspicionOf } from '@/receiver/spam';
import { answers } from '@/tests/receiver/demo-requests';
import { NO_SCRIPT, plain, scripted, send, visit } from './senders';
import { start, stored } from './tested-receiver';

const SCRIPT: Clues = { honeypot: false, timeOnPage: 40_000, scripted: true, fromBrowser: true };
const PAGE: Clues = { ...SCRIPT, timeOnPage: null, scripted: false };
const LIBRARY: Clues = { ...SCRIPT, timeOnPage: null, fromBrowser: false };

type Case = [what: string, changes: object, clues: Clues];
const judged = (changes: object, clues: Clues) =>
  suspicionOf(validateRequest(answers({ ...changes })).request as DemoRequest, clues);
const TWO_LAWS = 'voir https://eur-lex.europa.eu/a et https://www.legifrance.gouv.fr/b';
const CYRILLIC = 'Добрый день, нас интересует отчётность по CSRD. '.repeat(80);

it.each<Case>([
  ['in French', {}, SCRIPT],
  ['without script', {}, PAGE],
  ['from a command line, as the documentation shows', {}, { ...LIBRARY, scripted: true }],
  [
    'with a link to their own site, without script',
    { message: 'https://entreprise.example' },
    PAGE,
  ],
  ['with links to two laws, without script', { message: TWO_LAWS }, PAGE],
  ['within a second, from a restored draft, without script', {}, { ...PAGE, timeOnPage: 900 }],
  ['with a site for a name', { organization: 'entreprise.example' }, PAGE],
  [
    'without a space after a full stop',
    { message: 'À la fin.Merci, M. Ada.Voir la S.A.R.L.' },
    SCRIPT,
  ],
  ['with their address in the text', { message: 'Écrivez à <ada@entreprise.fr>.' }, SCRIPT],
  ['from Groupe Casino', { organization: 'Groupe Casino', message: 'Le groupe Casino' }, SCRIPT],
  ['in Cyrillic, without script', { message: CYRILLIC }, PAGE],
  ['with capitals in the name', { firstName: 'DeShawn', lastName: 'McDonald-MacLeod' }, SCRIPT],
])('trusts who writes %s', (_who, changes, clues) => {
  expect(judged(changes, clues).verdict).toBe('trusted');
});

it.each<[...Case, string]>([
  ['a link', { message: 'https://a.example' }, SCRIPT, 'link'],
  ['a bare domain', { message: 'Traffic at best-traffic.com now' }, SCRIPT, 'link'],
  ['two links without script', { message: 'https://a.example www.b.example' }, PAGE, 'link links'],
  ['a link in a name', { lastName: 'https://win.example/x' }, PAGE, 'link-in-name'],
  ['markup of forums', { message: 'Buy [b]cheap[/b] followers' }, PAGE, 'markup'],
  ['markup of pages', { message: '<a href="/x">bags</a>' }, PAGE, 'markup'],
  ['another alphabet', { message: CYRILLIC }, SCRIPT, 'alphabet'],
  ['a disposable address', { email: 'zed@fr.yopmail.com' }, SCRIPT, 'disposable'],
  ['no time at all', {}, { ...SCRIPT, timeOnPage: 400 }, 'too-quick'],
  [
    'a library and a link',
    { message: 'https://seo.example' },
    { ...LIBRARY, scripted: true },
    'no-time no-browser link',
  ],
])('doubts %s', (_what, changes, clues, reasons) => {
  expect(judged(changes, clues)).toEqual({ reasons: reasons.split(' '), verdict: 'doubted' });
});

it.each<Case>([
  ['the bait', {}, { ...PAGE, honeypot: true }],
  ['links in name and text', { lastName: 'www.win.example', message: 'win.example/x.com' }, SCRIPT],
  ['a foreign site for a name', { organization: 'www.win.example' }, SCRIPT],
])('hopes for nothing from %s', (_what, changes, clues) => {
  expect(judged(changes, clues).verdict).toBe('hopeless');
});

it('answers what it holds as it answers anything else', async () => {
  await start();
  const bait = { website: 'https://a.example' };
  const script = await send({ values: scripted(30, bait) });
  expect(script.statusCode).toBe(201);
  expect(Object.keys(script.json())).toEqual(['id', 'receivedAt']);
  // Of what a bot fills in, nothing need be valid.
  const values = plain({ ...bait, email: 'not right' });
  const posted = await send({ values, headers: NO_SCRIPT });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/signup/#received']);
  const [first, second] = await stored();
  expect([first?.spamReasons, second?.spamReasons]).toEqual(['honeypot', 'honeypot']);
  // All that was written is there for whoever releases it.
  expect(second).toMatchObject({ firstName: 'Zoé', email: 'not right' });
});

it('stops one text under many names, and takes it once the work is proven', async () => {
  await start();
  const message =
    'Bonjour, nous proposons à votre entreprise un financement rapide, sans garantie.';
  const statuses: number[] = [];
  for (let index = 0; index < 6; index++) {
    const values = scripted(20, {
      email: `a${index}@b.example`,
      message: `${message} n° ${index}`,
    });
    statuses.push((await send({ values, from: `198.51.100.${index}` })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
  expect((await visit({ values: scripted(20, { message }) })).statusCode).toBe(201);
  expect((await stored()).map(({ spam }) => spam)).toEqual(Array(4).fill(false));
});

const regimes =
  'CSRD et normes ESRS, Taxonomie, article 8, CSDDD, Devoir de vigilance français, Audit énergétique';

it.each(locales)('takes the checker’s words of five companies, in %s', async (locale) => {
  await start();
  const written = receiverMessages(locale).written.checker.replace('{regimes}', regimes);
  for (let index = 0; index < 5; index++) {
    const email = `rse@entreprise${index}.example`;
    await visit({ values: scripted(40, { email, message: written }), from: `192.0.2.${index}` });
  }
  expect((await stored()).map(({ spam }) => spam)).toEqual(Array(5).fill(false));
});
