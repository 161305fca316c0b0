import {
  Component,
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { keepFields as KeepFields, KeptFields } from './keep-fields';

interface BoundaryProps {
  root: HTMLElement;
  /** The island as the server wrote it. */
  written: Node;
  /** Where the island has fields. */
  keepFields: typeof KeepFields | undefined;
  children: ReactNode;
}

/**
 * Falls back to the server's HTML when an island throws, keeping what was typed since, and has the page offer a
 * reload. Other islands go on.
 */
class IslandErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private kept: KeptFields | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { root, written } = this.props;
    root.replaceChildren(...written.cloneNode(true).childNodes);
    this.kept?.putBack();
    // For browser/enhance/islands.ts.
    dispatchEvent(new Event('islanderror'));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React has not removed anything yet; it has by the time it calls componentDidCatch.
    this.kept ??= this.props.keepFields?.(this.props.root);
    return null;
  }
}

/** Gives an island what was entered before it started, also when React had to write its fields anew. */
function WithEntered({ kept, children }: { kept: KeptFields | undefined; children: ReactNode }) {
  useLayoutEffect(() => kept?.putBack(), [kept]);
  // After the effects of the island, which may wait for events or fill in what is empty.
  useEffect(() => kept?.tell(), [kept]);
  return children;
}

/** Starts an island in the element that holds its HTML; its props follow that element as JSON. */
export async function start<Props extends object>(
  Island: ComponentType<Props>,
  root: HTMLElement,
): Promise<void> {
  const props: Props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  const written = root.cloneNode(true);
  const hasFields = root.querySelector('input, select, textarea');
  const keepFields = hasFields ? (await import('./keep-fields')).keepFields : undefined;
  const kept = keepFields?.(root);
  // A transition hydrates in slices, between which the page responds to input.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <IslandErrorBoundary {...{ root, written, keepFields }}>
          <WithEntered kept={kept}>
            <Island {...props} />
          </WithEntered>
        </IslandErrorBoundary>
      </StrictMode>,
      {
        identifierPrefix: root.id,
        // Extensions and translation change pages before: React has then written the island anew.
        ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => undefined }),
      },
    );
  });
}
