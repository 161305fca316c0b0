/** Sends a command of the WebDriver standard to a browser; answers with its value. */
export type Send = (command: Command, body?: object) => Promise<unknown>;

/** Commands with their path below the session (https://www.w3.org/TR/webdriver2/#endpoints). */
export const commands = {
  Navigate: 'POST url',
  FindElement: 'POST element',
  ElementClick: 'POST element/{id}/click',
  ElementSendKeys: 'POST element/{id}/value',
  PerformActions: 'POST actions',
  ExecuteScript: 'POST execute/sync',
  SetWindowRect: 'POST window/rect',
  TakeScreenshot: 'GET screenshot',
} as const;
export type Command = keyof typeof commands;

export interface Engine {
  send: Send;
  /** Errors in the console since the last call, where the engine tells. */
  errors: () => Promise<string[]>;
  /** Turns scripts of pages on or off; absent where the engine cannot. */
  allowScripts?: (allowed: boolean) => Promise<void>;
  quit: () => Promise<void>;
}

/** Keys as WebDriver encodes them. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

/** A page in another engine than Playwright's: what a visitor does, by mouse and keys. */
export class Page {
  constructor(
    private readonly send: Send,
    private readonly origin = '',
  ) {}

  async goto(address: string): Promise<void> {
    // Where only the fragment differs, the document would stay.
    await this.send('Navigate', { url: 'about:blank' });
    await this.send('Navigate', { url: new URL(address, this.origin).href });
  }

  async click(selector: string): Promise<void> {
    await this.send('ElementClick', { id: await this.find(selector) });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.send('ElementSendKeys', { id: await this.find(selector), text });
  }

  async press(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('SetWindowRect', { width, height });
  }

  /** Runs a function in the page; a promise is awaited. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${run})(...arguments)`;
    return this.send('ExecuteScript', { script, args }) as Promise<Result>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.send('TakeScreenshot', {})) as string, 'base64');
  }

  private async find(selector: string): Promise<string> {
    const found = await this.send('FindElement', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[REFERENCE] as string;
  }
}
