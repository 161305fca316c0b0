import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';

/** What the browser makes of an element: its computed styles, and its box. */
type Look = Record<string, string>;
type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

/** Styles of everything that is laid out, with pseudo-elements and pieces of text. */
async function snapshotOf(page: Page, client: CDPSession) {
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
function changes(one: Snapshot, other: Snapshot): string[] {
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

/**
 * Compares a page, as it stands, with itself under its stylesheet as it was before the build pruned it.
 * To be created before the page is opened.
 */
export class WholeStyles {
  private sheet = { id: '', name: '' };

  private constructor(
    private readonly page: Page,
    private readonly client: CDPSession,
  ) {
    client.on('CSS.styleSheetAdded', ({ header }) => {
      const name = path.posix.basename(header.sourceURL);
      if (/^page-\w+\.css$/.test(name)) this.sheet = { id: header.styleSheetId, name };
    });
  }

  static async of(page: Page): Promise<WholeStyles> {
    const client = await page.context().newCDPSession(page);
    const styles = new WholeStyles(page, client);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    return styles;
  }

  /** Every difference, as element, property and both values. */
  async differences(attempts = 8): Promise<string[]> {
    const pruned = await this.source();
    const before = await this.snapshot();
    await this.apply(readFileSync(path.join('build/whole-styles', this.sheet.name), 'utf8'));
    const whole = await this.snapshot();
    await this.apply(pruned);
    if (isSame(before, whole)) return [];
    const rests = isSame(before, await this.snapshot());
    // The page itself may be on the move: a slide that settles, a font that arrives.
    if (attempts > 1) return this.differences(attempts - 1);
    return rests ? changes(before, whole) : ['The page does not come to rest.'];
  }

  private async source(): Promise<string> {
    // The browser announces a stylesheet at some time after it has loaded.
    await expect.poll(() => this.sheet.id).not.toBe('');
    const { text } = await this.client.send('CSS.getStyleSheetText', {
      styleSheetId: this.sheet.id,
    });
    return text;
  }

  private async apply(text: string): Promise<void> {
    await this.client.send('CSS.setStyleSheetText', { styleSheetId: this.sheet.id, text });
  }

  private snapshot(): Promise<Snapshot> {
    return snapshotOf(this.page, this.client);
  }
}

const isSame = (one: Snapshot, other: Snapshot): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
