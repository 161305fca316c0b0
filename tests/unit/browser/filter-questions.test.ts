/** @jest-environment jsdom */

import { enhanceQuestions, PAUSE } from '@/browser/enhance/questions';

const entry = (id: string, question: string) =>
  `<li id="${id}" data-question><a href="/questions/x/#${id}">${question}</a></li>`;
const subject = (name: string, ...entries: string[]) =>
  `<details data-question-subject><summary><h3>${name}</h3></summary>${entries.join('')}</details>`;

const field = () => document.querySelector('input') as HTMLInputElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const shown = () =>
  [...document.querySelectorAll('[data-question]')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id);
const type = (query: string) => {
  field().value = query;
  field().dispatchEvent(new Event('input'));
  jest.advanceTimersByTime(PAUSE);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `<form data-question-filter><input type="search"><p role="status"
    data-one="1 question" data-many="# questions" data-none="Rien pour #"></p></form>
    <section data-questions-first></section>
    ${subject('CSRD', entry('a', 'Quels sont les seuils ?'), entry('b', 'Qui est concerné ?'))}
    ${subject('Taxonomie', entry('c', 'Quel seuil ?'))}`;
  location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
  enhanceQuestions();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['SEUIL', ['a', 'c'], '2 questions'],
  ['csrd seuils', ['a'], '1 question'],
  ['concerne', ['b'], '1 question'],
  ['zzz', [], 'Rien pour zzz'],
  ['les', ['a', 'b', 'c'], ''],
  ['', ['a', 'b', 'c'], ''],
])('“%s” shows %j', (query, ids, words) => {
  type(query);
  expect(shown()).toEqual(ids);
  expect(status()).toBe(words);
});

it('shows everything again for a link to a question that is filtered away, and opens its subject', () => {
  type('concerne');
  location.hash = '#c';
  window.dispatchEvent(new Event('hashchange'));
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(document.getElementById('c')?.closest('details')?.open).toBe(true);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
