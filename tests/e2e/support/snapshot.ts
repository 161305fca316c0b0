import type { CDPSession, Page } from '@playwright/test';

/** What the browser makes of an element: its computed styles, and its box. */
type Look = Record<string, string>;
export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

/** Styles of everything that is laid out, with pseudo-elements and pieces of text. */
export async function snapshotOf(page: Page, client: CDPSession) {
  const names = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The protocol refuses custom properties; what they do shows in the others.
    return [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  });
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: names,
    includePaintOrder: true,
  });
  return { documents, strings, names };
}

/** What differs between two snapshots, as element, property and both values. */
export function changes(one: Snapshot, other: Snapshot): string[] {
  const [looks, others] = [looksOf(one), looksOf(other)];
  if (looks.length !== others.length) return [`${looks.length} boxes, not ${others.length}`];
  return looks.flatMap((look, index) => {
    const now = others[index] ?? {};
    return Object.keys(look)
      .filter((key) => look[key] !== now[key])
      .map((key) => `${look.node} ${key}: ${look[key]}, not ${now[key]}`);
  });
}

function looksOf({ documents, strings, names }: Snapshot): Look[] {
  const text = (index: number | undefined) => strings[index ?? -1] ?? '';
  return documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, index) => ({
      node: text(nodes.nodeName?.[node]),
      box: String(layout.bounds[index]),
      order: String(layout.paintOrders?.[index]),
      ...Object.fromEntries(
        names.map((name, place) => [name, text(layout.styles[index]?.[place])]),
      ),
    })),
  );
}
