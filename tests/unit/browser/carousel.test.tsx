/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CarouselControls } from '@/browser/islands/carousel/carousel-controls';

const labels = {
  previous: 'Précédente',
  next: 'Suivante',
  choose: 'Choisir',
};
const slides = ['Un', 'Deux', 'Trois'].map((label, index) => ({
  label,
  position: `${index + 1} sur 3`,
}));

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The slides as components/home/slideshow.tsx writes them, and the controls beside them. */
const carousel = (tabs?: boolean) => (
  <section aria-label="Outils">
    <CarouselControls viewport="slides" {...{ labels, slides, tabs }} />
    {/* biome-ignore lint/a11y/useSemanticElements: as the page has them */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the page has them */}
    <div id="slides" role="group" aria-label="Outils" tabIndex={0}>
      <div>
        {slides.map(({ label, position }) => (
          // biome-ignore lint/a11y/useSemanticElements: as the page has them
          <div key={label} role="group" aria-roledescription="diapositive" aria-label={position}>
            <a href={`#${label}`}>Lien {label}</a>
          </div>
        ))}
      </div>
    </div>
  </section>
);

/** Renders it and lets the scripts take over. */
function renderLive(tabs?: boolean) {
  const result = render(carousel(tabs));
  act(() => jest.advanceTimersByTime(500));
  return result;
}

const shown = () =>
  [...document.querySelectorAll('[aria-roledescription="diapositive"]')].flatMap((slide) =>
    slide.hasAttribute('inert') ? [] : [slide.getAttribute('aria-label')],
  );
const announced = () => document.querySelector('[aria-live]')?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
});
afterEach(() => jest.useRealTimers());

it('makes the slides reachable one at a time, and leaves them as they were when it goes', () => {
  const { rerender } = renderLive();
  const viewport = screen.getByRole('group', { name: 'Outils' });
  expect(viewport).toHaveAttribute('tabindex', '-1');
  expect(viewport).toHaveAttribute('data-live');
  expect(shown()).toEqual(['1 sur 3']);
  const [, track] = carousel().props.children;
  rerender(
    <section aria-label="Outils">
      {null}
      {track}
    </section>,
  );
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Outils' })).toHaveAttribute('tabindex', '0');
  expect(document.querySelectorAll('[data-live], [style]')).toHaveLength(0);
});

it('leaves the slides to scrolling until they have stood still', () => {
  const { container } = render(carousel());
  const box = container.querySelector('[tabindex="0"]') as Element;
  for (let time = 0; time < 500; time += 50) {
    act(() => jest.advanceTimersByTime(50));
    fireEvent.scroll(box);
  }
  expect(shown()).toHaveLength(3);
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toEqual(['1 sur 3']);
});

it('goes to the next and the previous slide, and stops at both ends', () => {
  renderLive();
  expect(button('Précédente')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Précédente'));
  expect(shown()).toEqual(['1 sur 3']);
  expect(announced()).toBe('');
  fireEvent.click(button('Suivante'));
  expect(shown()).toEqual(['2 sur 3']);
  expect(announced()).toBe('Deux, 2 sur 3');
  fireEvent.click(button('Suivante'));
  fireEvent.click(button('Suivante'));
  expect(shown()).toEqual(['3 sur 3']);
  expect(button('Suivante')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Précédente'));
  expect(announced()).toBe('Deux, 2 sur 3');
});

it('chooses a slide by its indicator', () => {
  renderLive(true);
  expect(screen.getByRole('group', { name: 'Choisir' })).toBeInTheDocument();
  expect(button('Un, 1 sur 3')).toHaveAttribute('aria-current', 'true');
  fireEvent.click(button('Trois, 3 sur 3'));
  expect(shown()).toEqual(['3 sur 3']);
  expect(button('Trois, 3 sur 3')).toHaveAttribute('aria-current', 'true');
  expect(button('Un, 1 sur 3')).not.toHaveAttribute('aria-current');
});

it('moves along the indicators with the arrow keys', () => {
  renderLive(true);
  button(/^Un/).focus();
  fireEvent.keyDown(button(/^Un/), { key: 'ArrowRight' });
  expect(shown()).toEqual(['2 sur 3']);
  expect(button(/^Deux/)).toHaveFocus();
  fireEvent.keyDown(button(/^Deux/), { key: 'End' });
  expect(button(/^Trois/)).toHaveFocus();
  fireEvent.keyDown(button(/^Trois/), { key: 'ArrowRight' });
  expect(button(/^Trois/)).toHaveFocus();
  fireEvent.keyDown(button(/^Trois/), { key: 'Home' });
  expect(shown()).toEqual(['1 sur 3']);
});

it('follows the arrow keys on the slides, and leaves those of their content alone', () => {
  renderLive();
  const box = screen.getByRole('group', { name: 'Outils' });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(shown()).toEqual(['2 sur 3']);
  fireEvent.keyDown(screen.getByText('Lien Deux'), { key: 'ArrowRight' });
  expect(shown()).toEqual(['2 sur 3']);
});
