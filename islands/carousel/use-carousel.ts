import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '@/islands/browser/use-reduced-motion';
import { onceSettled } from './once-settled';
import { useSlides } from './use-slides';

/** Embla's duration setting: a slide settles after about 200 ms. */
const DURATION = 8;

interface CarouselState {
  /** Whether the controls work; until then the slides only scroll. */
  live: boolean;
  index: number;
  /** Whether the visitor has changed slides, so that there is something to announce. */
  moved: boolean;
  show: (index: number) => void;
}

/**
 * Takes over from native scrolling at the current slide once scrolling is idle, then handles buttons,
 * keys and dragging. Under reduced motion it jumps instead of animating.
 * @param id of the scroll container around the slides, in the page.
 */
export function useCarousel(id: string): CarouselState {
  const still = useReducedMotion();
  const [start, setStart] = useState<number>();
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const [attach, api] = useEmblaCarousel({
    startIndex: start ?? 0,
    duration: DURATION,
    containScroll: false,
    watchFocus: false,
  });

  useEffect(() => {
    const viewport = document.getElementById(id);
    if (!viewport) return;
    return onceSettled(viewport, (shown) => {
      setIndex(shown);
      setStart(shown);
    });
  }, [id]);

  // Before the next paint, so that the current slide doesn't move.
  useLayoutEffect(() => {
    const viewport = document.getElementById(id);
    if (start === undefined || !viewport) return;
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [id, start, attach]);

  useEffect(() => {
    if (!api) return;
    const follow = () => {
      setIndex(api.selectedScrollSnap());
      setMoved(true);
    };
    api.on('select', follow);
    return () => {
      api.off('select', follow);
    };
  }, [api]);

  useEffect(() => {
    if (!api || !still) return;
    const jump = () => api.scrollTo(api.selectedScrollSnap(), true);
    api.on('pointerUp', jump);
    return () => {
      api.off('pointerUp', jump);
    };
  }, [api, still]);

  const live = api !== undefined;
  const show = (target: number) => api?.scrollTo(target, still);
  useSlides(id, { live, index, show });
  return { live, index, moved, show };
}
