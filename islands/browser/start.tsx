import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandErrorBoundary } from './error-boundary';

/** Starts an island in the element that holds its HTML; its props follow that element as JSON. */
export function start<Props extends object>(Island: ComponentType<Props>, root: HTMLElement): void {
  const props: Props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  // A transition hydrates in slices, between which the page responds to input.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <IslandErrorBoundary root={root} written={root.cloneNode(true)}>
          <Island {...props} />
        </IslandErrorBoundary>
      </StrictMode>,
      { identifierPrefix: root.id },
    );
  });
}
