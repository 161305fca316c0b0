/** @jest-environment jsdom */
import { bringToDay } from '@/enhance/timelines/bring-to-day';
import type { StatusTags } from '@/lib/content/facts/milestone-status';

const looks: StatusTags = {
  past: ['Passée', 'green'],
  current: ['En cours', 'teal'],
  upcoming: ['À venir', 'slate'],
};
const tags = () =>
  [...document.querySelectorAll('span')].map(({ textContent, className }) => [
    textContent,
    className,
  ]);

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `
    <figure data-state-on="2026-11-22" data-looks='${JSON.stringify(looks)}'>
      <figcaption>État au <time datetime="2026-11-22">22 novembre 2026</time></figcaption>
      <p><time datetime="2026-12-15" data-dated>15 décembre 2026</time> <span class="slate">À venir</span></p>
      <p><time datetime="2027" data-dated>2027</time> <span class="slate">À venir</span></p>
      <p><time datetime="2026-12-20">20 décembre 2026</time> <span class="amber">Reportée</span></p>
      <p><time datetime="2029" data-dated>2029</time> <span class="slate">À venir</span></p>
    </figure>`;
});

it('updates each status that follows from a date, and the date it is stated for', () => {
  bringToDay('2027-01-01');
  expect(tags()).toEqual([
    ['Passée', 'green'],
    ['En cours', 'teal'],
    ['Reportée', 'amber'],
    ['À venir', 'slate'],
  ]);
  expect(document.querySelector('figcaption')?.textContent).toBe('État au 1er\u00a0janvier 2027');
});
