/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FIRST_PAUSE, TypedPhrase } from '@/browser/islands/typed-phrase/typed-phrase';

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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
