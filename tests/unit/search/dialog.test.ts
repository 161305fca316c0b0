/** @jest-environment jsdom */
import { answer, dialog, fetched, links, settle, status, type } from './shown-dialog';

it('lists pages with their matching sections as links, and announces the count', async () => {
  await type('seuils csrd');
  expect(status()).toBe('1 page trouvée');
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/guide-0/', 'La CSRD'],
    ['/guide-0/#seuils', 'Seuils <b>2025</b>'],
  ]);
  expect(dialog.querySelector('b')).toBeNull();
  expect([...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'CSRD',
    'Seuils',
    'seuils',
  ]);
});

it('drops results of an outdated query', async () => {
  let arrive: (value: unknown) => void = () => {};
  const file = await (await fetched()).json();
  fetched.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await type('csrd');
  expect(status()).toBe('Chargement');
  await type('rien de tel');
  arrive({ ...answer, json: async () => file });
  await settle();
  expect(status()).toBe('Rien pour « rien de tel »');
});
