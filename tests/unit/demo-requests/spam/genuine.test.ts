import { receiverMessages } from '@/form/messages';
import { locales } from '@/lib/i18n/locales';
import { until } from '@/tests/receiver/demo-requests';
import { SmtpStub } from '@/tests/receiver/smtp-stub';
import { start, stored } from '../tested-receiver';
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
  'in French': { values: scripted(95) },
  'in English': {
    values: scripted(120, {
      ...english,
      message: 'We are a listed group, first CSRD report in 2028.',
    }),
  },
  'without script': { values: plain(), headers: NO_SCRIPT },
  'without script, in English': { values: plain(english), headers: NO_SCRIPT },
  'without a message': { values: scripted(40, { message: '' }) },
  'a quick typist with autofill': { values: scripted(6, { message: '' }) },
  'again within a second, from a restored draft': {
    values: scripted(1, { email: 'draft@entreprise.example' }),
  },
  'with a link to their own site': {
    values: scripted(60, { message: 'Notre rapport : https://www.entreprise.example/rse.pdf' }),
  },
  'with links to their site and to two laws': {
    values: scripted(200, {
      message:
        'Voir https://www.entreprise.example, puis https://eur-lex.europa.eu/a et https://www.legifrance.gouv.fr/b',
    }),
  },
  'with a site for a name': { values: scripted(50, { organization: 'www.entreprise.example' }) },
  'from Groupe Casino': {
    values: scripted(70, {
      organization: 'Groupe Casino',
      message: 'Le groupe Casino prépare sa double matérialité.',
    }),
  },
  'from a crypto-asset provider': {
    values: scripted(70, {
      ...english,
      message: 'We offer bitcoin custody and report under MiCA; does the SFDR apply to us?',
    }),
  },
  'from an agency for search engines': {
    values: scripted(70, { message: 'Agence de services de référencement, 60 salariés, VSME.' }),
  },
  'that report mistakes on pages of ours': {
    values: message({
      message:
        'Trois liens rompus : https://www.vigie-esg.example/omnibus/, https://www.vigie-esg.example/glossaire/ et https://www.vigie-esg.example/guides/csrdguide/, qui citent https://eur-lex.europa.eu/a.',
    }),
    headers: NO_SCRIPT,
  },
  'about their own data': { values: message(), headers: NO_SCRIPT },
  'from a free mailbox': { values: scripted(33, { email: 'zoe.o@gmail.com' }) },
  'with capitals in the name': {
    values: scripted(33, { firstName: 'DeShawn', lastName: 'McDonald-MacLeod' }),
  },
  'with one name for both': { values: scripted(33, { firstName: 'Martin', lastName: 'Martin' }) },
  'with the text of a colleague': {
    values: scripted(33, { email: 'a@entreprise.example', message: SAME_SHORT_TEXT }),
  },
  'with the text of another colleague': {
    values: scripted(33, { email: 'b@entreprise.example', message: SAME_SHORT_TEXT }),
  },
  'keeping the referrer back': { values: scripted(33), headers: NO_REFERRER },
  'from an old browser, without script': { values: plain(), headers: OLD_BROWSER },
  'from an old copy of the page': { values: plain({ requestId: crypto.randomUUID() }) },
  'with over 3,000 Cyrillic letters, without script': {
    values: plain({ message: CYRILLIC }),
    headers: NO_SCRIPT,
  },
  'from a command line, as the documentation shows': { values: plain(), headers: LIBRARY },
};

it.each(Object.entries(people))('takes a request %s', async (_who, sending) => {
  await start();
  expect((await send(sending)).statusCode).toBeLessThan(400);
  expect((await stored()).map(({ spam, spamReasons }) => [spam, spamReasons])).toEqual([
    [false, null],
  ]);
});

it('accepts them all on one day, and twice from a sender who presses twice', async () => {
  await start();
  for (const [index, sending] of Object.values(people).entries()) {
    const one = { ...sending, from: `192.0.2.${index}` };
    await send(one);
    expect((await send(one)).statusCode).toBeLessThan(400);
  }
  expect((await stored()).filter(({ spam }) => spam)).toEqual([]);
});

const regimes =
  'CSRD et normes ESRS, Taxonomie, article 8, CSDDD, Devoir de vigilance français, Audit énergétique';
/** What the checker writes into the form, alone and below what the visitor had written. */
const written = locales.flatMap((locale) => {
  const line = receiverMessages(locale).written.checker.replace('{regimes}', regimes);
  return [line, `Pouvez-vous nous rappeler jeudi ?\r\n\r\n${line}`];
});

it.each(written)(
  'notifies the team of any number of companies with the checker’s words: %s',
  async (message) => {
    const smtp = await new SmtpStub().up();
    await start({
      DEMO_SMTP_URL: smtp.url,
      DEMO_MAIL_FROM: 'site@example.com',
      DEMO_MAIL_TO: 'team@example.com',
    });
    for (let index = 0; index < 5; index++) {
      const email = `rse@entreprise${index}.example`;
      await send({ values: scripted(40, { email, message }), from: `192.0.2.${index}` });
    }
    expect((await stored()).map(({ spam }) => spam)).toEqual(Array(5).fill(false));
    await until(() => smtp.messages.length === 5);
    await smtp.down();
  },
);

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
