import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { fold } from '@/lib/search-text/stem';
import { termsOf } from '@/lib/search-text/tokenise';

/** Wait after the last key before filtering, so that a screen reader announces one count, in ms. */
export const PAUSE = 200;

const localeOf = (lang: string): Locale => (isLocale(lang) ? lang : defaultLocale);

/** Shows the questions whose text contains every word typed, whatever its case, accents and plural. */
export function filterQuestions(): void {
  const form = document.querySelector<HTMLFormElement>('[data-question-filter]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !field || !status) return;
  const locale = localeOf(document.documentElement.lang);
  const subjects = [...document.querySelectorAll<HTMLElement>('[data-question-subject]')].map(
    (section) => ({ section, entries: entriesOf(section) }),
  );

  const filter = () => {
    const terms = termsOf(field.value, locale);
    let found = 0;
    for (const { section, entries } of subjects) {
      for (const { element, text } of entries)
        element.hidden = !terms.every((term) => text.includes(term));
      const shown = entries.filter(({ element }) => !element.hidden).length;
      section.hidden = shown === 0;
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
  // A link to a question that is filtered away shows all of them again.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    filter();
    target.scrollIntoView();
  });
  // The browser may have kept what was typed before a reload.
  if (field.value) filter();
}

const entriesOf = (section: HTMLElement) =>
  [...section.querySelectorAll<HTMLElement>('[data-question]')].map((element) => ({
    element,
    text: fold(`${section.querySelector('h2')?.textContent} ${element.textContent}`),
  }));

/** The words for a number of questions, from the attributes of the status, where # stands for what varies. */
function wordsFor(found: number, { dataset }: HTMLElement, query: string): string {
  const { one = '', many = '', none = '' } = dataset;
  if (found === 0) return none.replace('#', () => query);
  return found === 1 ? one : many.replace('#', String(found));
}
