import type { KeyboardEvent } from 'react';
import { slideForKey } from './keys';
import { Arrow, Arrows, Controls, Indicator, Indicators, Place } from './styles';
import type { CarouselIndicators, CarouselWords, SlideLabel } from './types';
import { useCarousel } from './use-carousel';

interface CarouselControlsProps {
  words: CarouselWords;
  slides: readonly SlideLabel[];
  indicators?: CarouselIndicators | undefined;
  /** Id of the scroll container around the slides, which the server writes beside the island. */
  viewport: string;
}

/**
 * Indicators, or the current position, and the previous and next buttons of a carousel that follows the
 * ARIA Authoring Practices pattern. It never auto-plays.
 */
export function CarouselControls({ words, slides, indicators, viewport }: CarouselControlsProps) {
  const { live, index, moved, show } = useCarousel(viewport);
  const current = slides[index];

  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = slideForKey(event.key, index, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };

  const arrow = (label: string, target: number, path: string) => {
    const end = target < 0 || target >= slides.length;
    return (
      <Arrow
        type="button"
        aria-label={label}
        aria-controls={viewport}
        aria-disabled={end}
        onClick={() => !end && show(target)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Arrow>
    );
  };

  return (
    <>
      <Controls data-live={live || undefined}>
        {indicators ? (
          <Indicators role="group" aria-label={words.choose} onKeyDown={followKey}>
            {slides.map(({ label, position }, place) => (
              <Indicator
                key={label}
                type="button"
                aria-label={`${label}, ${position}`}
                aria-controls={viewport}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
              >
                {indicators === 'labels' ? label : place + 1}
              </Indicator>
            ))}
          </Indicators>
        ) : (
          <Place aria-hidden="true">{slides[index]?.position}</Place>
        )}
        <Arrows>
          {arrow(words.previous, index - 1, 'M14 8H2.5M7 3 2 8l5 5')}
          {arrow(words.next, index + 1, 'M2 8h11.5M9 3l5 5-5 5')}
        </Arrows>
      </Controls>
      <p className="visually-hidden" aria-live="polite">
        {moved && current ? `${current.label}, ${current.position}` : ''}
      </p>
    </>
  );
}
