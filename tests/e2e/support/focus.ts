import type { Page } from '@playwright/test';
import { addColours } from './contrast';

/** Keys sent ahead of the page's answers, which take longer than the keys. */
const AHEAD = 20;

/**
 * Tabs through the page as it stands, from its beginning to its end or the other way, and judges
 * every stop: the focus is shown, with enough contrast (WCAG 2.4.7, 1.4.11), it is not wholly hidden
 * (2.4.11), and it goes on in the order of the document (2.4.3). Nothing is left out, nothing traps
 * (2.1.1, 2.1.2).
 * @returns faults, each with the element.
 */
export async function walk(page: Page, direction: 'forward' | 'back'): Promise<string[]> {
  await page.evaluate(addColours);
  await page.evaluate(startWalk, direction === 'forward' ? 1 : -1);
  if (direction === 'back') await page.keyboard.down('Shift');
  while (await page.evaluate(() => window.focusWalk.goesOn())) {
    const keys = Array.from({ length: AHEAD }, () => [
      page.keyboard.down('Tab'),
      page.keyboard.up('Tab'),
    ]);
    await Promise.all(keys.flat());
  }
  if (direction === 'back') await page.keyboard.up('Shift');
  const faults = await page.evaluate(() => window.focusWalk.faults());
  return faults.map((fault) => `${new URL(page.url()).pathname} ${direction}: ${fault}`);
}

declare global {
  interface Window {
    focusWalk: {
      /** Whether the end has not been reached yet; first waits until a stop with faults is judged for good. */
      goesOn: () => Promise<boolean>;
      /** Those found, and what was not reached. */
      faults: () => string[];
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

  const found: string[] = [];
  let isOver = false;
  /** A stop with faults, which may pass. Keys move the focus no further meanwhile. */
  let pending: Element | null = null;
  const faultsOf = (element: Element) => [...ringFaults(element), ...hiddenFaults(element)];
  /** Judges a stop once the browser has moved the focus there and scrolled. */
  const judge = ({ key }: KeyboardEvent) => {
    const element = document.activeElement;
    if (key !== 'Tab' || isOver || pending) return;
    // Day, month, year and the calendar are a stop each, in one field.
    if (element === last && element instanceof HTMLInputElement && element.type === 'date') return;
    // The end: outside the page, or round to a stop it knows. What a trap cuts off is missed then.
    if (!element || element === document.body || walked.has(element)) {
      isOver = true;
      return;
    }
    const follows = last?.compareDocumentPosition(element) ?? 0;
    const wrongWay = step > 0 ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (follows & wrongWay) found.push(`${naming(element)} comes after ${naming(last as Element)}`);
    walked.add(element);
    last = element;
    if (faultsOf(element).length > 0) pending = element;
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('keyup', judge, options);
  addEventListener('keydown', (event) => (isOver || pending) && event.preventDefault(), options);

  const nextFrame = () => new Promise(requestAnimationFrame);
  /** Only a lasting fault counts: transitions, scrolling and what islands do take a few frames. */
  const settlePending = async () => {
    if (!pending) return;
    const element = pending;
    for (let frame = 0; frame < 30 && faultsOf(element).length > 0; frame += 1) await nextFrame();
    found.push(...faultsOf(element).map((fault) => `${naming(element)} ${fault}`));
    pending = null;
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
    goesOn: async () => {
      await settlePending();
      if (isOver) listening.abort();
      return !isOver;
    },
    faults: () => [
      ...found,
      ...reachable()
        .filter((element) => !walked.has(element))
        .map((element) => `${naming(element)} is not reached by Tab`),
    ],
  };
}
