import type { SearchWords } from '@/search/query/words';
import { afterTyping } from './field';
import { moveByArrows } from './keys';
import { SearchView } from './view';

/** The field of the search page, if this is that page. */
export const pageField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-search-form] input');

/** Answers on the search page, as one types and for the query in its address (`?q=`), which follows. */
export function answerOnPage(words: SearchWords, index: string): void {
  const field = pageField();
  const place = document.querySelector<HTMLElement>('[data-search-results]');
  if (!field?.form || !place) return;
  const view = new SearchView({ words, index, field, start: [] });
  place.append(view.status, view.body);

  const answer = (query: string) => {
    const address = query.trim() ? `?q=${encodeURIComponent(query.trim())}` : location.pathname;
    // The history keeps one entry for the page, whatever has been typed.
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

  const asked = new URLSearchParams(location.search).get('q');
  if (!field.value) field.value = asked ?? '';
  if (field.value) view.show(field.value);
}
