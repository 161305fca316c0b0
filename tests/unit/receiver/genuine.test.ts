import { rowsOf } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { beside, form, json, PAGE, start, stored } from './tested-receiver';

/** Words that filters take for spam, in several scripts. */
const words = [
  'Just Eat Takeaway.com et Normative.io',
  'Le lien <a href="/guides/"> du menu n’a pas d’intitulé.',
  'Voir https://eur-lex.europa.eu/eli/reg/2020/852/oj et https://www.amf-france.org',
  'Здравейте, интересува ни директивата: https://lex.bg/b',
  'مرحبا، نود معرفة المزيد عن منصتكم وتوجيه CSRD.',
];
const letters = ['élodie@entreprise.example', 'ada@bücher.example', 'z@yopmail.com'];
const texts = Array.from({ length: 30 }, (_, index) => ({
  email: letters[index % 7] ?? `personne${index}@entreprise.example`,
  organization: words[0],
  message: `${words[index % 5]} N° ${index}`,
}));

/** Sends all 60 from one address within a moment: 30 by the page's script, 30 by browsers without. */
it('notifies the team of 60 genuine requests, whatever is in them, with script or without, from one address', async () => {
  const team = await new WebhookStub().up();
  try {
    await start({
      DEMO_RATE_LIMIT: '20',
      DEMO_WEBHOOK_URL: `${team.url}/`,
      DEMO_WEBHOOK_SECRET: 'sixteen characters',
    });
    for (const text of texts) {
      expect((await json(answers(text))).statusCode).toBe(201);
      expect((await form(answers(text), PAGE)).statusCode).toBe(303);
    }
    const all = await stored();
    expect(all.map(({ message }) => message).sort()).toEqual(
      texts.flatMap(({ message }) => [message, message]).sort(),
    );
    // Proven and within the budget of the address; the others are marked.
    expect(all.filter(({ spam }) => !spam)).toHaveLength(20);
    // An hour passes at once; whatever arrives then wakes the receiver.
    await beside((database) =>
      rowsOf(database, 'UPDATE demo_request_deliveries SET next_attempt_at = 0 WHERE batched = 1'),
    );
    const last = (await json(answers(), {}, '192.0.2.9')).json();
    const told = () =>
      team
        .bodies('/')
        .flatMap((body) => (body.type === 'suspected-requests' ? body.requests : [body]))
        .map(({ id }) => id);
    await until(() => told().length > all.length);
    expect(told().sort()).toEqual([...all.map(({ id }) => id), last.id].sort());
    // Ten one by one, and then as many as come within the hour.
    expect(team.bodies('/').at(-1).count ?? team.bodies('/').at(-2).count).toBe(30);
  } finally {
    await team.down();
  }
});
