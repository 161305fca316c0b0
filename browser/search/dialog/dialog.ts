import type { SearchLabels } from '@/browser/search/query/labels';
import { read, SHORTCUT_KEY, write } from '@/lib/browser/storage';
import { afterTyping, element, moveByArrows } from './dom';
import { loadIndex } from './load-index';
import { resultsAddress, SearchView } from './view';

/** Maximum number of pages in the dialog; the search page shows all. */
const LIMIT = 6;

/**
 * The search dialog, not yet open. Enter in its field goes to the search page with all results; the
 * arrow keys move through the results shown.
 * @param index URL of the index.
 */
export function createDialog(labels: SearchLabels, index: string): HTMLDialogElement {
  const field = element('input', {
    type: 'search',
    class: 'field large search-field',
    placeholder: labels.placeholder,
    'aria-label': labels.label,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    autofocus: true,
  });
  const close = element('button', { type: 'button', class: 'choice search-close' }, labels.close);
  const view = new SearchView({
    labels,
    index,
    field,
    limit: LIMIT,
    start: examples(labels, field),
  });
  const form = element('form', { role: 'search', class: 'search-form' }, field, close);
  const dialog = element(
    'dialog',
    { class: 'search-dialog sheet', 'aria-label': labels.label },
    form,
    element('div', { class: 'search-answers' }, view.status, view.body),
    shortcutChoice(labels),
  );

  close.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    // Native submission would require form-action in the page's policy.
    event.preventDefault();
    location.assign(resultsAddress(labels, field.value));
  });
  // Close on a click on the backdrop, if the press began there too, or on a link within the current page.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isBeside = target === dialog && pressed === dialog;
    if (isBeside || (link?.hash && link.pathname === location.pathname)) dialog.close();
  });
  // By default, the first Escape would only clear the field.
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
  field.addEventListener('focus', () => loadIndex(index).catch(() => {}), { once: true });
  afterTyping(field, (query) => view.show(query));
  moveByArrows(dialog, field);
  return dialog;
}

/** Example queries, shown before anything is typed. */
function examples(labels: SearchLabels, field: HTMLInputElement): Node[] {
  const buttons = labels.examples.map((query) => {
    const button = element('button', { type: 'button', class: 'choice' }, query);
    button.addEventListener('click', () => {
      field.value = query;
      field.dispatchEvent(new Event('input'));
      field.focus();
    });
    return element('li', {}, button);
  });
  return [
    element(
      'div',
      { class: 'search-advice' },
      element('p', {}, labels.start),
      element('ul', { role: 'list', class: 'flow' }, ...buttons),
    ),
  ];
}

/** WCAG 2.1.4: single-key shortcuts disturb speech input, so they can be turned off. */
function shortcutChoice(labels: SearchLabels): Node {
  const box = element('input', { type: 'checkbox' });
  box.checked = read(SHORTCUT_KEY) !== 'off';
  box.addEventListener('change', () => write(SHORTCUT_KEY, box.checked ? 'on' : 'off'));
  return element(
    'p',
    { class: 'search-shortcut soft' },
    element('label', {}, box, ' ', labels.shortcut),
  );
}
