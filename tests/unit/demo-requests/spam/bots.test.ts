import { start, stored } from '../tested-receiver';
import { LIBRARY, NO_SCRIPT, plain, SCRIPT, type Sending, scripted, send } from './senders';

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
    {
      values: plain({
        message: '[url=https://a.example]shoes[/url] <a href="https://b.example">bags</a>',
      }),
      headers: NO_SCRIPT,
    },
  ],
  'drives a browser, and fills in the form in no time': [
    { values: scripted(0.4, { message: CASINO }) },
  ],
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
    { values: scripted(45, { message: 'Bonjour, pouvez-vous nous rappeler ? Merci d’avance.' }) },
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
  const values = plain({ website: 'https://www.entreprise.example' });
  const page = await send({ values, headers: NO_SCRIPT });
  expect([page.statusCode, page.headers.location]).toEqual([303, '/signup/confirmation/']);
  const rows = await stored();
  expect(rows.map(({ spam, spamReasons }) => [spam, spamReasons])).toEqual([
    [true, 'too-quick links pitch'],
    [true, 'honeypot'],
  ]);
  // All that was written is there for whoever releases it.
  expect(rows[0]?.message).toBe(CASINO);
  expect(rows[1]).toMatchObject({ firstName: 'Zoé', email: 'zoe.oneill@entreprise.example' });
});
