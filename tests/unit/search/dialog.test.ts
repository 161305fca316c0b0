/** @jest-environment jsdom */
import {
  answer,
  dialog,
  fetched,
  field,
  links,
  press,
  query,
  settle,
  status,
  type,
} from './shown-dialog';

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

it('debounces typing, and fetches the index once', async () => {
  field().focus();
  field().value = 'c';
  field().dispatchEvent(new Event('input'));
  jest.advanceTimersByTime(100);
  await type('csrd');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(status()).toBe('1 page trouvée');
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

it('suggests pages when nothing is found', async () => {
  await type('zzz');
  expect(status()).toBe('Rien pour « zzz »');
  expect(links().map((link) => link.textContent)).toEqual(['Glossaire']);
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

it('starts with examples, and returns to them when the field is cleared', async () => {
  query('.search-body button').click();
  await settle();
  expect(field().value).toBe('seuils');
  expect(status()).toBe('1 page trouvée');
  await type('  ');
  expect(status()).toBe('');
  expect(query('.search-body').textContent).toContain('Par exemple');
});

it('moves focus between field and links with the arrow keys', async () => {
  await type('seuils csrd');
  field().focus();
  press(field(), 'ArrowDown');
  expect(document.activeElement).toBe(links()[0]);
  press(links()[0] as Element, 'ArrowDown');
  press(links()[1] as Element, 'ArrowDown');
  expect(document.activeElement).toBe(links()[1]);
  press(links()[1] as Element, 'ArrowUp');
  press(links()[0] as Element, 'ArrowUp');
  expect(document.activeElement).toBe(field());
});

it('keeps focus when results are replaced', async () => {
  await type('seuils');
  (links()[0] as HTMLElement).focus();
  await type('csrd');
  expect(document.activeElement).toBe(links()[0]);
  await type('');
  expect(document.activeElement).toBe(field());
});

it('closes by its button and on a click on the backdrop, but not on a drag that began inside', () => {
  const down = (target: Element) =>
    target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  down(field());
  dialog.click();
  expect(dialog.open).toBe(true);
  down(dialog);
  dialog.click();
  expect(dialog.open).toBe(false);
  dialog.showModal();
  query('.search-close').click();
  expect(dialog.open).toBe(false);
});

it('lets the visitor turn the shortcut off', () => {
  const box = query<HTMLInputElement>('input[type=checkbox]');
  expect(box.checked).toBe(true);
  box.click();
  expect(localStorage.getItem('searchShortcut')).toBe('off');
});
