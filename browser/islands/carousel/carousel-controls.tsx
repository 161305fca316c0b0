import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Controls, Tab, Tabs } from './styles';
import { slideForKey, useCarousel } from './use-carousel';

/** A slide as its controls describe it. Its content is in the page. */
interface SlideLabel {
  /** A short description: labels its indicator and is announced. */
  label: string;
  /** A few more words, under the label in its tab. */
  detail?: string | undefined;
  /** Its position, for example "1 of 6". */
  position: string;
}

interface CarouselLabels {
  previous: string;
  next: string;
  /** Accessible name of the group of indicators. */
  choose: string;
}

interface CarouselControlsProps {
  labels: CarouselLabels;
  slides: readonly SlideLabel[];
  /** A tab for each slide; without them, the position is shown. */
  tabs?: boolean | undefined;
  /** Id of the scroll container around the slides, which the server writes beside the island. */
  viewport: string;
}

/**
 * Indicators, or the current position, and the previous and next buttons of a carousel that follows the
 * ARIA Authoring Practices pattern. It never auto-plays.
 */
export function CarouselControls({ labels, slides, tabs, viewport }: CarouselControlsProps) {
  const { live, index, moved, show } = useCarousel(viewport);
  const current = slides[index];
  const row = useRef<HTMLDivElement>(null);

  // On phones, the row of tabs follows.
  useEffect(() => {
    const tabs = row.current;
    const tab = tabs?.children[index];
    if (moved && tabs && tab instanceof HTMLElement)
      tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft;
  }, [moved, index]);

  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = slideForKey(event.key, index, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };

  const toward = (target: number) => ({
    viewport,
    onClick: target >= 0 && target < slides.length ? () => show(target) : undefined,
  });

  return (
    <>
      <Controls
        className="spread"
        data-screen-only
        data-live={live || undefined}
        data-tabs={tabs || undefined}
      >
        {tabs ? (
          <Tabs
            className="flow"
            ref={row}
            role="group"
            aria-label={labels.choose}
            onKeyDown={followKey}
          >
            {slides.map(({ label, detail, position }, place) => (
              <Tab
                key={label}
                className="soft"
                type="button"
                aria-label={`${[label, detail].filter(Boolean).join(' ')}, ${position}`}
                aria-controls={viewport}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
              >
                {label} {detail && <span className="soft">{detail}</span>}
              </Tab>
            ))}
          </Tabs>
        ) : (
          <p className="soft" aria-hidden="true">
            {slides[index]?.position}
          </p>
        )}
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
