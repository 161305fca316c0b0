import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '@/browser/islands/runtime/hooks';

/** How long native scrolling must have been idle, in ms. */
const SETTLED = 100;

/**
 * Says once which slide is shown, as soon as the slides have stood still.
 * @returns a function that stops waiting.
 */
function onceSettled(viewport: HTMLElement, onSettled: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', wait);
  };
  const settle = () => {
    stop();
    onSettled(Math.round(viewport.scrollLeft / (viewport.clientWidth || 1)));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED);
  };
  viewport.addEventListener('scroll', wait, { passive: true });
  wait();
  return stop;
}

/** Target slide of an arrow key, Home or End; undefined for other keys and past the ends. */
function slideForKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}

interface Slides {
  live: boolean;
  index: number;
  show: (index: number) => void;
}

const slidesIn = (viewport: HTMLElement): HTMLElement[] =>
  [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];

/**
 * While the controls work, only the current slide of the page can be reached, and arrow keys change it.
 * Without them the slides are as the server wrote them.
 */
function useSlides(id: string, { live, index, show }: Slides): void {
  useLayoutEffect(() => {
    const viewport = document.getElementById(id);
    if (!live || !viewport) return;
    viewport.dataset.live = '';
    viewport.tabIndex = -1;
    return () => {
      delete viewport.dataset.live;
      viewport.tabIndex = 0;
      for (const slide of slidesIn(viewport)) slide.removeAttribute('inert');
    };
  }, [id, live]);

  useLayoutEffect(() => {
    const viewport = document.getElementById(id);
    if (!live || !viewport) return;
    for (const [place, slide] of slidesIn(viewport).entries())
      slide.toggleAttribute('inert', place !== index);
  }, [id, live, index]);

  useEffect(() => {
    const viewport = document.getElementById(id);
    if (!live || !viewport) return;
    const followKey = (event: KeyboardEvent) => {
      const target = slideForKey(event.key, index, slidesIn(viewport).length);
      if (target === undefined || event.target !== viewport) return;
      event.preventDefault();
      show(target);
    };
    viewport.addEventListener('keydown', followKey);
    return () => viewport.removeEventListener('keydown', followKey);
  }, [id, live, index, show]);
}

/** Embla's duration setting: a slide settles after about 200 ms. */
const DURATION = 8;

/**
 * Takes over from native scrolling at the current slide once scrolling is idle, then handles buttons,
 * keys and dragging. Under reduced motion it jumps instead of animating.
 * @param id of the scroll container around the slides, in the page.
 */
export function useCarousel(id: string) {
  const still = useReducedMotion();
  const [start, setStart] = useState<number>();
  const [index, setIndex] = useState(0);
  // By the visitor, so that there is something to announce.
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

  // Until then the slides only scroll.
  const live = api !== undefined;
  const show = (target: number) => api?.scrollTo(target, still);
  useSlides(id, { live, index, show });
  return { live, index, moved, show };
}
