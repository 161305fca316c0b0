import { receiverMessages } from '@/lib/form/messages';
import { wordsFor } from '@/receiver/outbox/mail-text';
import { form, PAGE, start, stored } from './tested-receiver';

it('asks for an address and a message only, stores nothing else, and is announced as a message', async () => {
  await start();
  // As its form sends it without script, and more.
  const sent = {
    kind: 'contact',
    locale: 'fr',
    website: '',
    email: 'zoe.oneill@entreprise.example',
    message: 'Bonjour, quelles données avez-vous sur moi ?',
    lastName: 'dropped',
    organization: 'dropped',
  };
  const response = await form(sent, PAGE);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/message/#received']);
  expect((await form({ ...sent, locale: 'en' }, PAGE)).headers.location).toBe(
    '/en/message/#received',
  );
  const [kept, ...others] = await stored();
  // Sent twice on a day, it is one.
  expect(others).toEqual([]);
  if (!kept) throw new Error('Nothing was stored.');
  const { email, message: text } = sent;
  expect(kept).toMatchObject({ kind: 'contact', email, message: text, spam: true });
  expect(kept).toMatchObject({ lastName: '', organization: '', sector: '', companySize: '' });
  const { subject, text: mail } = wordsFor({ requests: [{ ...kept, spam: false }], count: 1 });
  expect(subject).toMatch(/^Message à l’équipe\s: zoe\.oneill@entreprise\.example$/);
  expect(mail).toMatch(/^Votre adresse e-mail: zoe.*quelles données/s);
  expect(mail).not.toContain(receiverMessages('fr').fields.organization);
});
