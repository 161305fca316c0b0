import { useEffect, useLayoutEffect } from 'react';
import { slideForKey } from './keys';

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
export function useSlides(id: string, { live, index, show }: Slides): void {
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
