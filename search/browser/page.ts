import type { SearchLabels } from '@/search/query/labels';
import { afterTyping } from './field';
import { moveByArrows } from './keys';
import { SearchView } from './view';

/** The search page's field, or null on other pages. */
export const pageField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-search-form] input');

/** Shows results on the search page while typing and for the query in its URL (`?q=`), which is kept in sync. */
export function answerOnPage(labels: SearchLabels, index: string): void {
  const field = pageField();
  const place = document.querySelector<HTMLElement>('[data-search-results]');
  if (!field?.form || !place) return;
  const view = new SearchView({ labels, index, field, start: [] });
  place.append(view.status, view.body);

  const answer = (query: string) => {
    const address = query.trim() ? `?q=${encodeURIComponent(query.trim())}` : location.pathname;
    // replaceState: typing must not add history entries.
    history.replaceState(history.state, '', address);
    view.show(query);
  };
  afterTyping(field, answer);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(field.value);
  });
  const section = place.parentElement;
  if (section) moveByArrows(section, field);

  const parameter = new URLSearchParams(location.search).get('q');
  if (!field.value) field.value = parameter ?? '';
  if (field.value) view.show(field.value);
}
