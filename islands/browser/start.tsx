import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PutBack } from './put-back';

/** Starts an island in the element that holds its HTML; its props follow that element as JSON. */
export function start<Props extends object>(Island: ComponentType<Props>, root: HTMLElement): void {
  const props: Props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  hydrateRoot(
    root,
    <StrictMode>
      <PutBack root={root} written={root.cloneNode(true)}>
        <Island {...props} />
      </PutBack>
    </StrictMode>,
    { identifierPrefix: root.id },
  );
}
