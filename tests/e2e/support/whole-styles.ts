import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** What the browser makes of an element: its computed styles, and its box. */
type Look = Record<string, string>;
type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

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
  async differences(): Promise<string[]> {
    const pruned = await this.source();
    const before = await this.snapshot();
    await this.apply(readFileSync(path.join('build/whole-styles', this.sheet.name), 'utf8'));
    const after = await this.snapshot();
    await this.apply(pruned);
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const [looks, others] = [looksOf(before), looksOf(after)];
    if (looks.length !== others.length) return [`${looks.length} boxes, not ${others.length}`];
    return looks.flatMap((look, index) => {
      const other = others[index] ?? {};
      return Object.keys(look)
        .filter((key) => look[key] !== other[key])
        .map((key) => `${look.node} ${key}: ${look[key]}, not ${other[key]}`);
    });
  }

  /** Breaks the rule of a selector in the pruned stylesheet. */
  async without(selector: string): Promise<void> {
    const css = await this.source();
    await this.apply(css.replace(`${selector}{`, `${selector}.gone{`));
  }

  private async source(): Promise<string> {
    const { text } = await this.client.send('CSS.getStyleSheetText', {
      styleSheetId: this.sheet.id,
    });
    return text;
  }

  private async apply(text: string): Promise<void> {
    await this.client.send('CSS.setStyleSheetText', { styleSheetId: this.sheet.id, text });
  }

  private async snapshot() {
    const names = await this.page.evaluate(() =>
      // Protocol and browser agree on all but custom properties.
      [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
    );
    return snapshotOf(this.client, names);
  }
}

/** Styles of everything that is laid out, with pseudo-elements and pieces of text. */
async function snapshotOf(client: CDPSession, names: string[]) {
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: names,
    includePaintOrder: true,
  });
  return { documents, strings, names };
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
