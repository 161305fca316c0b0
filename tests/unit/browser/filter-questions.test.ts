/** @jest-environment jsdom */

import { filterQuestions, PAUSE } from '@/enhance/questions';

const entry = (id: string, question: string, answer: string) =>
  `<div id="${id}" data-question><h3>${question}</h3><p>${answer}</p></div>`;

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
    <section data-question-subject><h2>CSRD</h2>
    ${entry('a', 'Quels sont les seuils ?', 'Plus de 1 000 salariés.')}
    ${entry('b', 'Qui est concerné ?', 'Les grandes entreprises.')}</section>
    <section data-question-subject><h2>Taxonomie</h2>${entry('c', 'Quel seuil ?', 'Dix pour cent.')}</section>`;
  filterQuestions();
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

it('hides a subject without a match, and shows everything again', () => {
  type('concerne');
  const [, taxonomy] = document.querySelectorAll<HTMLElement>('section');
  expect(taxonomy?.hidden).toBe(true);
  type('');
  expect(taxonomy?.hidden).toBe(false);
});

it('waits until typing pauses', () => {
  field().value = 'concerne';
  field().dispatchEvent(new Event('input'));
  expect(shown()).toHaveLength(3);
});

it('shows everything again for a link to a question that is filtered away', () => {
  Element.prototype.scrollIntoView = jest.fn();
  type('concerne');
  location.hash = '#c';
  window.dispatchEvent(new Event('hashchange'));
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
