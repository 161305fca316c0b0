import { receiverMessages } from '@/lib/form/messages';
import { mailText, subjectOf } from '@/receiver/outbox/mail-text';
import { message, NO_SCRIPT } from './senders';
import { form, start, stored } from './tested-receiver';

it('asks for an address and a message only, stores nothing else, and is announced as a message', async () => {
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
  if (!kept) throw new Error('Nothing was stored.');
  const { email, message: text } = sent;
  expect(kept).toMatchObject({ kind: 'contact', email, message: text, spam: false });
  expect(kept).toMatchObject({ lastName: '', organization: '', sector: '', companySize: '' });
  const words = receiverMessages('fr');
  expect(subjectOf(kept, words)).toMatch(/^Message à l’équipe\s: zoe\.oneill@entreprise\.example$/);
  expect(mailText(kept, words)).toMatch(/^Votre adresse e-mail: zoe.*quelles données/s);
  expect(mailText(kept, words)).not.toContain(words.fields.organization);
});

it('returns the short form with what is to be corrected', async () => {
  await start();
  const wrong = { ...message(), locale: 'en', email: 'zoe', message: ' ' };
  const response = await form(wrong, NO_SCRIPT);
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
    await form(message({ email: `p${person}@entreprise.example`, message: letter }), NO_SCRIPT);
  expect((await stored()).map(({ spam }) => spam)).toEqual(Array(6).fill(false));
});
