import styled from 'styled-components';
import { useCarousel } from './use-carousel';

/** A slide as its controls describe it. Its content is in the page. */
interface SlideLabel {
  /** A short description, which is announced. */
  label: string;
  /** Its position, for example "1 of 6". */
  position: string;
}

interface CarouselLabels {
  previous: string;
  next: string;
}

interface CarouselControlsProps {
  labels: CarouselLabels;
  slides: readonly SlideLabel[];
  /** Id of the scroll container around the slides, which the server writes beside the island. */
  viewport: string;
}

/**
 * The current position, and the previous and next buttons of a carousel that follows the
 * ARIA Authoring Practices pattern. It never auto-plays.
 */
export function CarouselControls({ labels, slides, viewport }: CarouselControlsProps) {
  const { live, index, moved, show } = useCarousel(viewport);
  const current = slides[index];

  const toward = (target: number) => ({
    viewport,
    onClick: target >= 0 && target < slides.length ? () => show(target) : undefined,
  });

  return (
    <>
      <Controls className="spread" data-screen-only data-live={live || undefined}>
        <p className="soft" aria-hidden="true">
          {current?.position}
        </p>
        <div className="flow">
          <ArrowButton
            label={labels.previous}
            path="M14 8H2.5M7 3 2 8l5 5"
            {...toward(index - 1)}
          />
          <ArrowButton label={labels.next} path="M2 8h11.5M9 3l5 5-5 5" {...toward(index + 1)} />
        </div>
      </Controls>
      <p className="visually-hidden" aria-live="polite">
        {moved && current ? `${current.label}, ${current.position}` : ''}
      </p>
    </>
  );
}

interface ArrowButtonProps {
  label: string;
  path: string;
  viewport: string;
  /** None at the end of the carousel. */
  onClick: (() => void) | undefined;
}

const ArrowButton = ({ label, path, viewport, onClick }: ArrowButtonProps) => (
  <button
    type="button"
    className="arrow"
    aria-label={label}
    aria-controls={viewport}
    aria-disabled={!onClick}
    onClick={onClick}
  >
    <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </button>
);

/* Reserves its space before it works, to prevent a layout shift. */
const Controls = styled.div.withConfig({ componentId: 'carousel-controls' })`
  align-items: center;
  justify-content: end;
  gap: var(--s2) var(--s4);
  min-height: 2.75rem;
  margin-block-end: var(--s4);

  &:not([data-live]) {
    visibility: hidden;
  }

  & > :last-child {
    flex: none;
    gap: var(--s2);
  }

  @media (scripting: none) {
    display: none;
  }
`;
