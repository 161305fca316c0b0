/** @jest-environment jsdom */
import { bringToDay } from '@/browser/enhance/timelines';
import type { StateLooks } from '@/law/milestones';

const looks: StateLooks = {
  past: ['Passée', 'green'],
  current: ['En cours', 'teal'],
  upcoming: ['À venir', 'slate'],
  deferred: ['Reportée', 'amber'],
  cancelled: ['Supprimée', 'brick'],
};
const tags = () =>
  [...document.querySelectorAll('span.tag')].map(({ textContent, classList }) => [
    textContent,
    ...[...classList].filter((name) => name !== 'tag'),
  ]);

beforeEach(() => {
  document.documentElement.lang = 'fr';
  const withTag = Object.fromEntries(
    Object.entries(looks).map(([state, [word, colour]]) => [state, [word, `tag ${colour}`]]),
  );
  document.body.innerHTML = `
    <figure data-state-on="2026-11-22" data-looks='${JSON.stringify(withTag)}'>
      <p><time datetime="2026-12-15" data-dated="application">15 décembre 2026</time> <span class="tag slate">À venir</span></p>
      <p><time datetime="2027" data-dated="application">2027</time> <span class="tag slate">À venir</span></p>
      <p><time datetime="2026-12-20">20 décembre 2026</time> <span class="tag amber">Reportée</span></p>
      <p><time datetime="2029" data-dated="application">2029</time> <span class="tag slate">À venir</span></p>
      <p><time datetime="2028" data-dated="application" data-later="2027-03-01 cancelled">2028</time> <span class="tag slate">À venir</span></p>
      <p><time datetime="2027-02-01" data-dated="application" data-later="2027-01-01 deferred">1er février 2027</time> <span class="tag slate">À venir</span>
        <span id="new-date" hidden>nouvelle date : 2030</span></p>
      <p><time datetime="2026" data-dated="procedure">2026</time> <span class="tag green">Passée</span></p>
    </figure>`;
});

it('brings each state that time changes to the day, as the build would, and says which day it is', () => {
  bringToDay('2026-12-31');
  expect(tags()).toEqual([
    ['Passée', 'green'],
    ['À venir', 'slate'],
    ['Reportée', 'amber'],
    ['À venir', 'slate'],
    ['À venir', 'slate'],
    ['À venir', 'slate'],
    ['Passée', 'green'],
  ]);
  expect(document.querySelector<HTMLElement>('#new-date')?.hidden).toBe(true);
  bringToDay('2027-01-01');
  expect(tags()[1]).toEqual(['En cours', 'teal']);
});

it('cancels and defers a milestone from the day known at the build, with the new date', () => {
  bringToDay('2027-01-01');
  expect(tags().slice(4, 6)).toEqual([
    ['À venir', 'slate'],
    ['Reportée', 'amber'],
  ]);
  expect(document.querySelector<HTMLElement>('#new-date')?.hidden).toBe(false);
  bringToDay('2027-03-01');
  expect(tags()[4]).toEqual(['Supprimée', 'brick']);
});
