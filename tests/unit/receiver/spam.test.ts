import { receiverMessages } from '@/form/messages';
import { locales } from '@/lib/i18n/locales';
import {
  LIBRARY,
  message,
  NO_SCRIPT,
  plain,
  SCRIPT,
  type Sending,
  scripted,
  send,
} from './senders';
import { start, stored } from './tested-receiver';

const by = (seconds: number, changes = {}): Sending => ({ values: scripted(seconds, changes) });
const page = (changes = {}): Sending => ({ values: plain(changes), headers: NO_SCRIPT });
const CASINO =
  'Hello! Best online casino with 200 free spins for your team, see https://spin.example/a and https://spin.example/b';
const CAMPAIGN =
  'Bonjour, nous proposons à votre entreprise un financement rapide et sans garantie, réponse sous 24 heures.';
const times = (count: number, make: (index: number) => Sending): Sending[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Nine bots, from the crudest to one that behaves like a person. */
const bots: Readonly<Record<string, Sending[]>> = {
  'fills in every field it finds': [
    { values: scripted(30, { website: 'https://spam.example' }), headers: NO_SCRIPT },
  ],
  'sells links with a library': [
    {
      values: plain({ message: 'We sell backlinks and guest posts: https://seo.example/prices' }),
      headers: LIBRARY,
    },
  ],
  'posts markup for forums, as a browser': [
    page({
      message: '[url=https://a.example]shoes[/url] <a href="https://b.example">bags</a>',
    }),
  ],
  'drives a browser, and fills in the form in no time': [by(0.4, { message: CASINO })],
  'takes a disposable address': [
    { values: plain({ email: 'kate8812@mailinator.com' }), headers: LIBRARY },
  ],
  'sends one text under many names': times(12, (index) => ({
    values: scripted(20, { email: `agent${index}@mail.example`, message: CAMPAIGN }),
    from: `198.51.100.${index}`,
  })),
  'posts from a page of its own': [
    {
      values: plain(),
      headers: { ...NO_SCRIPT, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    },
  ],
  'floods from all networks of one site': times(200, (index) => ({
    values: scripted(20, { message: `Offer ${index}`, email: `a${index}@b.example` }),
    from: `2001:db8:1:${index.toString(16)}::1`,
  })),
  'writes by itself like a person, and takes its time': [
    by(45, { message: 'Bonjour, pouvez-vous nous rappeler ? Merci d’avance.' }),
  ],
};

it('stops at least eight bots of nine', async () => {
  const passed: string[] = [];
  await start({ DEMO_RATE_LIMIT: '20', DEMO_RATE_TOTAL: '1000', DEMO_TRUST_PROXY: '' });
  for (const [name, sendings] of Object.entries(bots)) {
    const before = (await stored()).filter(({ spam }) => !spam).length;
    for (const sending of sendings) await send(sending);
    const reached = (await stored()).filter(({ spam }) => !spam).length - before;
    // Of a campaign, a few may pass before it is known as one.
    if (reached > sendings.length / 2) passed.push(name);
  }
  // Nothing else gives this one away, which is why that rule is kept.
  const campaign = (await stored()).filter(({ message }) => message === CAMPAIGN);
  expect(campaign.map(({ spamReasons }) => spamReasons).sort()).toEqual([
    ...Array(3).fill(null),
    ...Array(9).fill('repeated'),
  ]);
  expect(passed).toEqual(['writes by itself like a person, and takes its time']);
  expect(Object.keys(bots)).toHaveLength(9);
});

it('answers what it quarantines as it answers anything else', async () => {
  await start();
  const script = await send({ values: scripted(0.4, { message: CASINO }), headers: SCRIPT });
  expect(script.statusCode).toBe(201);
  expect(Object.keys(script.json())).toEqual(['id', 'receivedAt']);
  // Of what a bot fills in, nothing need be valid.
  const values = plain({ website: 'https://www.entreprise.example', email: 'not right' });
  const posted = await send({ values, headers: NO_SCRIPT });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/signup/confirmation/']);
  const rows = await stored();
  expect(rows.map(({ spam, spamReasons }) => [spam, spamReasons])).toEqual([
    [true, 'too-quick links pitch'],
    [true, 'honeypot'],
  ]);
  // All that was written is there for whoever releases it.
  expect(rows[0]?.message).toBe(CASINO);
  expect(rows[1]).toMatchObject({ firstName: 'Zoé', email: 'not right' });
});

const english = { locale: 'en' };
const { referer: _, ...NO_REFERRER } = SCRIPT;
const OLD_BROWSER = {
  accept: NO_SCRIPT.accept,
  host: SCRIPT.host,
  origin: SCRIPT.origin,
  'accept-language': 'fr',
};
const SAME_SHORT_TEXT = 'Bonjour, je souhaite une démonstration.';
const CYRILLIC = 'Добрый день, нас интересует отчётность по CSRD. '.repeat(80);

const people: Readonly<Record<string, Sending>> = {
  'in French': by(95),
  'in English': by(120, {
    ...english,
    message: 'We are a listed group, first CSRD report in 2028.',
  }),
  'without script': page(),
  'without script, in English': page(english),
  'without a message': by(40, { message: '' }),
  'a quick typist with autofill': by(6, { message: '' }),
  'again within a second, from a restored draft': by(1, { email: 'draft@entreprise.example' }),
  'with a link to their own site': by(60, {
    message: 'Notre rapport : https://www.entreprise.example/rse.pdf',
  }),
  'with links to their site and to two laws': by(200, {
    message:
      'Voir https://www.entreprise.example, puis https://eur-lex.europa.eu/a et https://www.legifrance.gouv.fr/b',
  }),
  'with a site for a name': by(50, { organization: 'www.entreprise.example' }),
  'from Groupe Casino': by(70, {
    organization: 'Groupe Casino',
    message: 'Le groupe Casino prépare sa double matérialité.',
  }),
  'from a crypto-asset provider': by(70, {
    ...english,
    message: 'We offer bitcoin custody and report under MiCA; does the SFDR apply to us?',
  }),
  'from an agency for search engines': by(70, {
    message: 'Agence de services de référencement, 60 salariés, VSME.',
  }),
  'that report mistakes on pages of ours': {
    values: message({
      message:
        'Trois liens rompus : https://www.vigie-esg.example/omnibus/, https://www.vigie-esg.example/glossaire/ et https://www.vigie-esg.example/guides/csrdguide/, qui citent https://eur-lex.europa.eu/a.',
    }),
    headers: NO_SCRIPT,
  },
  'about their own data': { values: message(), headers: NO_SCRIPT },
  'from a free mailbox': by(33, { email: 'zoe.o@gmail.com' }),
  'with capitals in the name': by(33, { firstName: 'DeShawn', lastName: 'McDonald-MacLeod' }),
  'with one name for both': by(33, { firstName: 'Martin', lastName: 'Martin' }),
  'with the text of a colleague': by(33, {
    email: 'a@entreprise.example',
    message: SAME_SHORT_TEXT,
  }),
  'with the text of another colleague': by(33, {
    email: 'b@entreprise.example',
    message: SAME_SHORT_TEXT,
  }),
  'keeping the referrer back': { values: scripted(33), headers: NO_REFERRER },
  'from an old browser, without script': { values: plain(), headers: OLD_BROWSER },
  'from an old copy of the page': { values: plain({ requestId: crypto.randomUUID() }) },
  'with over 3,000 Cyrillic letters, without script': page({ message: CYRILLIC }),
  'from a command line, as the documentation shows': { values: plain(), headers: LIBRARY },
};

it('takes them all on one day, each twice, as from senders who press twice', async () => {
  await start();
  const refused: string[] = [];
  for (const [index, [who, sending]] of Object.entries(people).entries()) {
    const one = { ...sending, from: `192.0.2.${index}` };
    for (const response of [await send(one), await send(one)]) {
      if (response.statusCode >= 400) refused.push(who);
    }
    if ((await stored()).some(({ spam }) => spam)) refused.push(who);
  }
  expect(refused).toEqual([]);
});

const regimes =
  'CSRD et normes ESRS, Taxonomie, article 8, CSDDD, Devoir de vigilance français, Audit énergétique';
/** What the checker writes into the form, alone and below what the visitor had written. */
const written = locales.flatMap((locale) => {
  const line = receiverMessages(locale).written.checker.replace('{regimes}', regimes);
  return [line, `Pouvez-vous nous rappeler jeudi ?\r\n\r\n${line}`];
});

it.each(written)('takes the checker’s words of any number of companies: %s', async (message) => {
  await start();
  for (let index = 0; index < 5; index++) {
    const email = `rse@entreprise${index}.example`;
    await send({ values: scripted(40, { email, message }), from: `192.0.2.${index}` });
  }
  expect((await stored()).map(({ spam }) => spam)).toEqual(Array(5).fill(false));
});

it('still counts what else is written, below a line of the checker’s', async () => {
  await start();
  const offer = 'Nous proposons à votre entreprise un financement rapide et sans aucune garantie.';
  for (let index = 0; index < 4; index++) {
    const email = `agent${index}@mail.example`;
    const message = `${written[0]}\n${offer}`;
    await send({ values: scripted(40, { email, message }), from: `192.0.2.${index}` });
  }
  expect((await stored()).map(({ spamReasons }) => spamReasons).sort()).toEqual([
    null,
    null,
    null,
    'repeated',
  ]);
});
