import type { Page } from '@playwright/test';
import { addColours } from './contrast';

/** Findings about the focused element. */
interface Stop {
  /** How to find it: its markup, shortened. */
  element: string;
  faults: string[];
}

/**
 * Tabs through the page as it stands, from its beginning to its end or the other way, and judges
 * every stop: the focus is shown, with enough contrast (WCAG 2.4.7, 1.4.11), it is not wholly hidden
 * (2.4.11), and it goes on in the order of the document (2.4.3). Nothing is left out, nothing traps
 * (2.1.1, 2.1.2).
 * @returns faults, each with the element.
 */
export async function walk(page: Page, direction: 'forward' | 'back'): Promise<string[]> {
  const step = direction === 'forward' ? 1 : -1;
  await page.evaluate(addColours);
  await page.evaluate(startWalk, step);
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(direction === 'forward' ? 'Tab' : 'Shift+Tab');
    const stop = await page.evaluate(() => window.focusWalk.judge());
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${stop.element} ${fault}`));
  }
  faults.push(
    ...(await page.evaluate(() => window.focusWalk.missed())).map(
      (element) => `${element} is not reached by Tab`,
    ),
  );
  return faults.map((fault) => `${new URL(page.url()).pathname} ${direction}: ${fault}`);
}

declare global {
  interface Window {
    focusWalk: {
      judge: () => Promise<Stop | null>;
      missed: () => string[];
    };
  }
}

/** Runs in the page. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: sent to the page as source, it takes nothing along.
function startWalk(step: number): void {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const walked = new Set<Element>();
  let last: Element | null = null;

  const naming = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML.replace(/ class="[^"]*"/, '').slice(0, 120) +
    (element.textContent ?? '').trim().slice(0, 40);

  /** Tab reaches the chosen button of a group; the arrow keys reach the others. */
  const isOtherRadio = (element: HTMLElement) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    document.querySelector(`[name="${element.name}"]:checked`) !== null;

  const reachable = () =>
    [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !(element as HTMLButtonElement).disabled &&
        !element.closest('[inert]') &&
        !isOtherRadio(element) &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );

  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const ringFaults = (element: Element): string[] => {
    // A large region may show its focus on its title.
    const ringed = [element, ...element.children].find(hasRing);
    if (!ringed) return ['shows no focus ring; leave :focus-visible to base.css'];
    const { outlineColor, outlineOffset } = getComputedStyle(ringed);
    const around = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
    const ratio = window.colours.contrast(outlineColor, window.colours.ground(around));
    return ratio < 3 ? [`has a focus ring of contrast ${ratio.toFixed(1)}; set --focus there`] : [];
  };

  const hiddenFaults = (element: Element): string[] => {
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = [...element.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return shares.some((across) =>
        shares.some((down) => {
          const hit = document.elementFromPoint(
            left + (right - left) * across,
            top + (bottom - top) * down,
          );
          return hit !== null && element.contains(hit);
        }),
      );
    });
    return isSeen ? [] : ['is hidden when it has the focus; see scroll-padding in base.css'];
  };

  const nextFrame = () => new Promise(requestAnimationFrame);
  // The browser moves the focus and scrolls at once; what islands do about it may take a frame.
  const hasIslands = document.querySelector('[data-island]') !== null;
  /** Checks after transitions and scrolling have ended: only a lasting fault counts. */
  const judge = async (): Promise<Stop | null> => {
    if (hasIslands) await nextFrame();
    const element = document.activeElement;
    // The end: outside the page, or round to a stop it knows. What a trap cuts off is missed then.
    if (!element || element === document.body || walked.has(element)) return null;
    const follows = last?.compareDocumentPosition(element) ?? 0;
    const wrongWay = step > 0 ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const order = follows & wrongWay ? [`comes after ${naming(last as Element)}`] : [];
    walked.add(element);
    last = element;
    const faults = () => [...ringFaults(element), ...hiddenFaults(element)];
    for (let frame = 0; frame < 30 && faults().length > 0; frame += 1) await nextFrame();
    return { element: naming(element), faults: [...faults(), ...order] };
  };

  // Tab goes on from what was clicked or focused last, even when it no longer has the focus.
  const edge = document.createElement('span');
  edge.tabIndex = -1;
  if (step > 0) document.body.prepend(edge);
  else document.body.append(edge);
  edge.focus({ preventScroll: true });
  edge.remove();
  getSelection()?.removeAllRanges();
  window.focusWalk = {
    judge,
    missed: () =>
      reachable()
        .filter((element) => !walked.has(element))
        .map(naming),
  };
}
