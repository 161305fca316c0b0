/** @jest-environment jsdom */
import { dialog, field, links, press, query, type, words } from './shown-dialog';

it('has an accessible name, a labelled field and a close button', () => {
  expect(dialog.getAttribute('aria-label')).toBe(words.label);
  expect(field().getAttribute('aria-label')).toBe(words.label);
  query('.search-close').click();
  expect(dialog.open).toBe(false);
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

it('closes on Escape in the field, even when it has text', async () => {
  await type('csrd');
  press(field(), 'Escape');
  expect(dialog.open).toBe(false);
});

it('closes on a click on the backdrop, but not on a drag that began inside', () => {
  const down = (target: Element) =>
    target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  down(field());
  dialog.click();
  expect(dialog.open).toBe(true);
  down(dialog);
  dialog.click();
  expect(dialog.open).toBe(false);
});

it('lets the visitor turn the shortcut off', () => {
  const box = query<HTMLInputElement>('input[type=checkbox]');
  expect(box.checked).toBe(true);
  box.click();
  expect(localStorage.getItem('searchShortcut')).toBe('off');
});
