import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/components/ui/use-reduced-motion';

/** How long native scrolling must have been idle before Embla takes over, in ms. */
const SETTLED = 100;
/** Embla's duration setting: a slide settles after about 200 ms. */
const DURATION = 8;

interface CarouselState {
  /** The scroll container around the track. */
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether the controls work; until hydration the slides only scroll. */
  live: boolean;
  index: number;
  /** Whether the visitor has changed slides, so that there is something to announce. */
  moved: boolean;
  show: (index: number) => void;
}

/**
 * Takes over from native scrolling at the current slide once scrolling is idle, then handles buttons,
 * keys and dragging. Under reduced motion it jumps instead of animating.
 */
export function useCarousel(): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
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

  useSettled(viewport, (shown) => {
    setIndex(shown);
    setStart(shown);
  });

  // Before the next paint, so that the current slide doesn't move.
  useLayoutEffect(() => {
    if (start === undefined || !viewport.current) return;
    viewport.current.scrollLeft = 0;
    attach(viewport.current);
  }, [start, attach]);

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

  return {
    viewport,
    live: api !== undefined,
    index,
    moved,
    show: (target) => api?.scrollTo(target, still),
  };
}

/** Says once which slide is shown, as soon as the slides have stood still. */
function useSettled(
  viewport: RefObject<HTMLDivElement | null>,
  onSettled: (index: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      box.removeEventListener('scroll', wait);
      onSettled(Math.round(box.scrollLeft / (box.clientWidth || 1)));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED);
    };
    box.addEventListener('scroll', wait, { passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', wait);
    };
  }, []);
}
