'use client';

import { type KeyboardEvent, useId } from 'react';
import { CarouselControls } from './carousel-controls';
import { slideForKey } from './keys';
import { Slide, Track, Viewport } from './styles';
import type { CarouselIndicators, CarouselSlide, CarouselWords } from './types';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  /** Accessible name. */
  label: string;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
  indicators?: CarouselIndicators;
}

/**
 * A carousel following the ARIA Authoring Practices pattern. Without JavaScript it is a row of slides
 * with scroll snapping; with it, it has buttons and indicators. It never auto-plays.
 */
export function Carousel({ label, words, slides, indicators }: CarouselProps) {
  const { viewport, live, index, moved, show } = useCarousel();
  const id = useId();
  const current = slides[index];

  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = slideForKey(event.key, index, slides.length);
    if (!live || target === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    show(target);
  };

  return (
    <section aria-roledescription={words.carousel} aria-label={label}>
      <CarouselControls {...{ words, slides, indicators, index, live, show }} controls={id} />
      <Viewport
        ref={viewport}
        id={id}
        role="group"
        aria-label={label}
        tabIndex={live ? -1 : 0}
        data-live={live || undefined}
        onKeyDown={followKey}
      >
        <Track>
          {slides.map(({ label: name, position, content }, place) => (
            <Slide
              key={name}
              role="group"
              aria-roledescription={words.slide}
              aria-label={position}
              inert={live && place !== index}
            >
              {content}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <p className="visually-hidden" aria-live="polite">
        {moved && current ? `${current.label}, ${current.position}` : ''}
      </p>
    </section>
  );
}
