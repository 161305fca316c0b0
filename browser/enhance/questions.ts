import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { fold } from '@/lib/search-text/stem';
import { termsOf } from '@/lib/search-text/tokenise';

/** Wait after the last key before filtering, so that a screen reader announces one count, in ms. */
export const PAUSE = 200;

const localeOf = (lang: string): Locale => (isLocale(lang) ? lang : defaultLocale);

/** Filters the list of questions, and opens the one that the address names. */
export function enhanceQuestions(): void {
  const showAll = filterQuestions();
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    const wasHidden = target?.closest('[hidden]');
    if (wasHidden) showAll?.();
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (closed) closed.open = true;
    if (closed || wasHidden) target?.scrollIntoView();
  };
  window.addEventListener('hashchange', reveal);
  reveal();
}

/**
 * Shows the questions that contain every word typed, whatever its case, accents and plural, in the open.
 * @returns what shows all of them again.
 */
function filterQuestions(): (() => void) | undefined {
  const form = document.querySelector<HTMLFormElement>('[data-question-filter]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !field || !status) return;
  const locale = localeOf(document.documentElement.lang);
  const first = document.querySelector<HTMLElement>('[data-questions-first]');
  const subjects = [
    ...document.querySelectorAll<HTMLDetailsElement>('details[data-question-subject]'),
  ].map((section) => ({ section, entries: entriesOf(section) }));

  const filter = () => {
    const terms = termsOf(field.value, locale);
    let found = 0;
    if (first) first.hidden = terms.length > 0;
    for (const { section, entries } of subjects) {
      for (const { element, text } of entries)
        element.hidden = !terms.every((term) => text.includes(term));
      const shown = entries.filter(({ element }) => !element.hidden).length;
      section.hidden = shown === 0;
      section.open = terms.length > 0;
      found += shown;
    }
    status.textContent = terms.length === 0 ? '' : wordsFor(found, status, field.value.trim());
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(filter, PAUSE);
  });
  form.addEventListener('submit', (event) => {
    // Nothing found here: let the form search the whole site.
    clearTimeout(timer);
    filter();
    if (subjects.some(({ section }) => !section.hidden)) event.preventDefault();
  });
  // The browser may have kept what was typed before a reload.
  if (field.value) filter();
  return () => {
    field.value = '';
    filter();
  };
}

const entriesOf = (section: HTMLElement) =>
  [...section.querySelectorAll<HTMLElement>('[data-question]')].map((element) => ({
    element,
    text: fold(`${section.querySelector('h3')?.firstChild?.textContent} ${element.textContent}`),
  }));

/** The words for a number of questions, from the attributes of the status, where # stands for what varies. */
function wordsFor(found: number, { dataset }: HTMLElement, query: string): string {
  const { one = '', many = '', none = '' } = dataset;
  if (found === 0) return none.replace('#', () => query);
  return found === 1 ? one : many.replace('#', String(found));
}
