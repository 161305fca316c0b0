import { readReceiverConfig } from '@/lib/config/receiver';
import { receiverMessages } from '@/lib/form/messages';
import { mailText, subjectOf } from '@/receiver/outbox/mail-text';
import { createDatabase } from '@/receiver/storage/open';
import { printed } from '@/tests/receiver/commands';
import { message, NO_SCRIPT } from './senders';
import { env, form, start, stored } from './tested-receiver';

const EMAIL = message().email ?? '';

it('asks for an address and a message only, and stores nothing else', async () => {
  await start();
  const sent = { ...message(), lastName: 'dropped', organization: 'dropped' };
  const response = await form(sent, NO_SCRIPT);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/message/#received']);
  expect((await form({ ...sent, locale: 'en' }, NO_SCRIPT)).headers.location).toBe(
    '/en/message/#received',
  );
  const [kept, ...others] = await stored();
  // Sent twice on a day, it is one.
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ kind: 'contact', email: EMAIL, message: sent.message, spam: false });
  expect(kept).toMatchObject({ lastName: '', organization: '', sector: '', companySize: '' });
});

it('returns the short form with what is to be corrected', async () => {
  await start();
  const response = await form(
    { ...message(), locale: 'en', email: 'zoe', message: ' ' },
    NO_SCRIPT,
  );
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('<title>Error: Write to the team</title>');
  expect(response.body).toContain('<a href="#email">Invalid email address</a>');
  expect(response.body).toContain('<a href="#message">Message is required</a>');
  expect(response.body).toContain('name="kind" value="contact"');
  expect(response.body).not.toContain('name="lastName"');
  expect(await stored()).toEqual([]);
});

it('keeps one model letter from many people', async () => {
  await start();
  const letter = 'Je demande l’accès à mes données, au titre de l’article 15 du RGPD. '.repeat(3);
  for (let person = 0; person < 6; person++)
    await form(
      { ...message(), email: `p${person}@entreprise.example`, message: letter },
      NO_SCRIPT,
    );
  expect((await stored()).map(({ spam }) => spam)).toEqual(Array(6).fill(false));
});

it('is announced as a message, and known to the commands', async () => {
  await start();
  await form(message(), NO_SCRIPT);
  const [kept] = await stored();
  if (!kept) throw new Error('Nothing was stored.');
  const words = receiverMessages('fr');
  expect(subjectOf(kept, words)).toMatch(/^Message à l’équipe\s: zoe\.oneill@entreprise\.example$/);
  expect(mailText(kept, words)).toMatch(/^Votre adresse e-mail: zoe.*quelles données/s);
  expect(mailText(kept, words)).not.toContain(words.fields.organization);

  const database = createDatabase(readReceiverConfig(env).database);
  try {
    expect(await printed(database, 'list')).toContain('  contact  fr  ');
  } finally {
    await database.close();
  }
});
