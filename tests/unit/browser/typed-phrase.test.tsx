/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  FIRST_PAUSE,
  PHRASE_PAUSE,
  TypedPhrase,
} from '@/browser/islands/typed-phrase/typed-phrase';

const phrases = ['trier', 'relier'];

function renderPhrase() {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  const { container } = render(
    <TypedPhrase lead="Pour" phrases={phrases} pause="Suspendre" play="Reprendre" />,
  );
  const typed = () => container.querySelector('[data-typed]')?.textContent;
  return { typed };
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
/** One letter at a time, since each sets the next timer. */
const waitUntil = (done: () => boolean) => {
  for (let step = 0; step < 1000 && !done(); step += 1) wait(1);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the full text for screen readers', () => {
  renderPhrase();
  expect(screen.getByText('Pour trier, relier.')).toBeInTheDocument();
});

it('leaves the first phrase to be read, then pauses 1000 ms on each before it erases it', () => {
  const { typed } = renderPhrase();
  expect(PHRASE_PAUSE).toBe(1000);
  wait(FIRST_PAUSE - 1);
  expect(typed()).toBe('trier');
  wait(1);
  expect(typed()).toBe('trie');
  waitUntil(() => typed() === 'relier');
  expect(typed()).toBe('relier');
  wait(999);
  expect(typed()).toBe('relier');
  wait(1);
  expect(typed()).toBe('relie');
});

it('stops on the complete phrase when paused, and goes on when asked', () => {
  const { typed } = renderPhrase();
  wait(FIRST_PAUSE + 50);
  fireEvent.click(screen.getByRole('button', { name: 'Suspendre' }));
  expect(typed()).toBe('trier');
  wait(10_000);
  expect(typed()).toBe('trier');
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  wait(FIRST_PAUSE + 50);
  expect(typed()).not.toBe('trier');
});
