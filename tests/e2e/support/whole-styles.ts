import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { changes, type Snapshot, snapshotOf } from './snapshot';

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

  /** Breaks the rule of a selector in the pruned stylesheet. */
  async without(selector: string): Promise<void> {
    const css = await this.source();
    await this.apply(css.replace(`${selector}{`, `${selector}.gone{`));
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
