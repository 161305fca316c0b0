import { Component, type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const FIELDS = 'input[id], select[id], textarea[id]';
type Field = HTMLInputElement;

interface BoundaryProps {
  root: HTMLElement;
  /** The island as the server wrote it. */
  written: Node;
  children: ReactNode;
}

/** What the visitor has in an island. */
interface Kept {
  values: ReadonlyMap<string, string>;
  focused: string | undefined;
}

/**
 * Falls back to the server's HTML when an island throws, keeping what was typed since, and has the page offer a
 * reload. Other islands go on.
 */
class IslandErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private kept: Kept | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { root, written } = this.props;
    root.replaceChildren(...written.cloneNode(true).childNodes);
    for (const [id, value] of this.kept?.values ?? []) {
      const field = root.querySelector<Field>(`#${CSS.escape(id)}`);
      if (field) field.value = value;
    }
    const { focused } = this.kept ?? {};
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    // For enhance/islands.ts.
    dispatchEvent(new Event('islanderror'));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React has not removed anything yet; it has by the time it calls componentDidCatch.
    this.kept ??= keep(this.props.root);
    return null;
  }
}

const keep = (root: HTMLElement): Kept => ({
  values: new Map([...root.querySelectorAll<Field>(FIELDS)].map(({ id, value }) => [id, value])),
  focused: root.contains(document.activeElement) ? document.activeElement?.id : undefined,
});

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
