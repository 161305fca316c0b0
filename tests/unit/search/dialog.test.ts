/** @jest-environment jsdom */
import { answer, dialog, fetched, links, query, settle, status, type } from './shown-dialog';

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

it('shows six pages and a link to the rest', async () => {
  await type('commun');
  expect(status()).toBe('8 pages trouvées');
  expect(dialog.querySelectorAll('.search-page')).toHaveLength(6);
  expect(links().at(-1)?.getAttribute('href')).toBe('/recherche/?q=commun');
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

it('reports an index that fails to load, and retries', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  await type('csrd');
  expect(status()).toBe('Pas de recherche');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/recherche/']);
  query('.search-body button').focus();
  query('.search-body button').click();
  await settle();
  expect(status()).toBe('1 page trouvée');
  expect(document.activeElement).toBe(links()[0]);
});

it('lets the visitor turn the shortcut off', () => {
  const box = query<HTMLInputElement>('input[type=checkbox]');
  expect(box.checked).toBe(true);
  box.click();
  expect(localStorage.getItem('searchShortcut')).toBe('off');
});
