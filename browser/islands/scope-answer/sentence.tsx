import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { type Said, Verdict } from '@/browser/islands/checker/verdict';

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const Drawing = styled.svg.withConfig({ componentId: 'scope-thread' })`
  position: absolute;
  inset-inline-start: 0;
  width: 1px;
  height: 1px;
  overflow: visible;
  pointer-events: none;

  /* Phones have no margin for it. */
  @media (max-width: 61.99rem) {
    display: none;
  }

  path {
    fill: none;
    stroke: var(--green);
    stroke-width: 2;
    stroke-dasharray: 1;
    animation: ${draw} 240ms ease-out;
  }

  @media (prefers-reduced-motion: reduce) {
    path {
      animation: none;
    }
  }
`;

interface SentenceProps {
  said: Said;
  /** The ways on from it. */
  children: ReactNode;
}

/** A verdict, with the thread that leads from it into the picture above. */
export const Sentence = ({ said, children }: SentenceProps) => (
  <>
    <Thread />
    <Verdict said={said} />
    <p className="flow above-3">{children}</p>
  </>
);

/** A line in the margin, from here up to what the picture shows first of `[data-thread]`. */
function Thread() {
  const drawing = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const measure = () => drawing.current && setPath(pathFrom(drawing.current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    <Drawing ref={drawing} aria-hidden="true" data-screen-only>
      {path && <path d={path} pathLength={1} />}
    </Drawing>
  );
}

/** How far the line is from what it passes, in px, and the radius of its turn. */
const MARGIN = 12;

/** The line from the middle of the first line of an answer, up to the foot of what it leads to. */
function pathFrom(drawing: SVGSVGElement): string {
  const target = [...document.querySelectorAll('[data-thread]')].find(
    (element) => element.getClientRects().length > 0,
  );
  if (!target) return '';
  const from = drawing.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const [x, y] = [to.left - from.left, to.bottom - from.top - 4 * MARGIN];
  return `M-${MARGIN} 0V${y + MARGIN}Q-${MARGIN} ${y} 0 ${y}H${x}`;
}
