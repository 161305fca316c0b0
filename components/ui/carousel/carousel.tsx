'use client';

import { type KeyboardEvent, useId } from 'react';
import { CarouselControls } from './carousel-controls';
import { slideForKey } from './keys';
import { Slide, Track, Viewport } from './styles';
import type { CarouselIndicators, CarouselSlide, CarouselWords } from './types';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  /** Name of the carousel. */
  label: string;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
  indicators?: CarouselIndicators;
}

/**
 * A carousel after the pattern of the ARIA authoring practices. Without scripts it is a row of
 * slides that scrolls and snaps; with them, it has buttons and indicators. Nothing moves by itself.
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
