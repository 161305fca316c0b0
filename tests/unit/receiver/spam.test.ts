import { receiverMessages } from '@/lib/form/messages';
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
  visit,
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

/** Bots, from the crudest to two that write like a person; those "as the page" forge its headers and its time. */
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
  'names bare domains, as the page': [by(40, { message: 'Cheap traffic at best-traffic.com now' })],
  'names bare domains, as a browser': [
    page({ message: 'Cheap traffic: best-traffic.com/eu, mirror top-visits.xyz' }),
  ],
  'links where the organisation belongs, as the page': [
    by(40, { organization: 'Win big https://win.example' }),
  ],
  'links where the organisation belongs, as a browser': [page({ organization: 'www.win.example' })],
  'links in a name': [page({ firstName: 'Bonus', lastName: 'https://win.example/x' })],
  'changes a number in one text, as the page': times(12, (index) => ({
    values: scripted(20, { email: `b${index}@mail.example`, message: `${CAMPAIGN} n° ${index}` }),
    from: `198.51.101.${index}`,
  })),
  'sells casinos in Cyrillic, as the page': [
    by(50, { message: 'Лучшее онлайн-казино, бесплатные вращения каждому новому игроку.' }),
  ],
  'links to the domain of its address, as the page': [
    by(50, { email: 'sales@seo.example', message: 'Prices: https://seo.example/prices' }),
  ],
  'posts [b] markup, as the page': [by(40, { message: 'Buy [b]cheap[/b] followers' })],
  'posts [b] markup, as a browser': [page({ message: 'Buy [b]cheap[/b] followers' })],
  'sends two links, as a browser': [page({ message: 'https://a.example https://b.example' })],
  'takes a disposable address, as the page': [by(30, { email: 'zed@yopmail.com' })],
  'sends as fast as it can, one text each, from one address': times(60, (index) => ({
    values: scripted(20, { message: `Proposition ${index}`, email: `c${index}@b.example` }),
    from: '198.51.102.1',
  })),
  'writes another text each time, from many addresses': times(5, (index) => ({
    values: scripted(40, {
      message: ['Bonjour', 'Rappelez-moi', 'Une offre', 'Merci', 'Demain ?'][index],
      email: `d${index}@b.example`,
    }),
    from: `198.51.103.${index}`,
  })),
};

it('stops or challenges 21 bots of 23', async () => {
  const passed: string[] = [];
  await start({ DEMO_RATE_LIMIT: '20', DEMO_RATE_TOTAL: '1000', DEMO_TRUST_PROXY: '' });
  for (const [name, sendings] of Object.entries(bots)) {
    const before = (await stored()).filter(({ spam }) => !spam).length;
    for (const sending of sendings) await send(sending);
    const reached = (await stored()).filter(({ spam }) => !spam).length - before;
    // Of a campaign, a few may pass before it is known as one.
    if (reached > sendings.length / 2) passed.push(name);
  }
  expect(passed).toEqual([
    'writes by itself like a person, and takes its time',
    'writes another text each time, from many addresses',
  ]);
  expect(Object.keys(bots)).toHaveLength(23);
});

it('answers what it holds as it answers anything else', async () => {
  await start();
  const values = scripted(30, { website: 'https://a.example' });
  const script = await send({ values });
  expect(script.statusCode).toBe(201);
  expect(Object.keys(script.json())).toEqual(['id', 'receivedAt']);
  // Of what a bot fills in, nothing need be valid.
  const posted = await send({
    values: plain({ website: 'https://a.example', email: 'not right' }),
    headers: NO_SCRIPT,
  });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/signup/#received']);
  const [first, second] = await stored();
  expect([first?.spamReasons, second?.spamReasons]).toEqual(['honeypot', 'honeypot']);
  // All that was written is there for whoever releases it.
  expect(second).toMatchObject({ firstName: 'Zoé', email: 'not right' });
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
const TWO_LAWS = 'voir https://eur-lex.europa.eu/a et https://www.legifrance.gouv.fr/b';

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
  'within a second, from a restored draft with two laws': by(1, { message: TWO_LAWS }),
  'with an alias that lasts, and a restored draft': by(1, { email: 'zoe.vigie@zoe.33mail.com' }),
  'with a link to their own site': by(60, {
    message: 'Notre rapport : https://www.entreprise.example/rse.pdf',
  }),
  'with a link to their own site, without script': page({
    message: 'Notre rapport : https://www.entreprise.example/rse.pdf',
  }),
  'with links to their site and to two laws': by(200, {
    message: `https://www.entreprise.example, ${TWO_LAWS}`,
  }),
  'with links to two laws, without script': page({ message: TWO_LAWS }),
  'with a site for a name': by(50, { organization: 'www.entreprise.example' }),
  'an agency with its site in both places': page({
    email: 'contact@agence-seo.fr',
    organization: 'agence-seo.fr',
    message: 'Agence de référencement, 60 salariés : https://www.agence-seo.fr/equipe',
  }),
  'without a space after a full stop': page({ message: 'À la fin.Merci, M. Ada.Voir la S.A.R.L.' }),
  'with their address in the text': page({ message: 'Écrivez plutôt à <ada@entreprise.fr>.' }),
  'from Groupe Casino': by(70, {
    organization: 'Groupe Casino',
    message: 'Le groupe Casino prépare sa double matérialité.',
  }),
  'from an agency for search engines': by(70, {
    message: 'Agence de services de référencement, 60 salariés, VSME : https://agence.example',
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
  'with over 3,000 Cyrillic letters': by(300, { message: CYRILLIC }),
  'from a command line, as the documentation shows': { values: plain(), headers: LIBRARY },
};

it('takes them all on one day, each twice, as from senders who press twice', async () => {
  await start();
  const refused: string[] = [];
  for (const [index, [who, sending]] of Object.entries(people).entries()) {
    const one = { ...sending, from: `192.0.2.${index}` };
    for (const response of [await visit(one), await visit(one)]) {
      if (response.statusCode >= 400) refused.push(who);
    }
    if ((await stored()).some(({ spam }) => spam)) refused.push(who);
  }
  expect(refused).toEqual([]);
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
