/** @jest-environment jsdom */

import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { rateTo } from '@/browser/enhance/speed';
import { loadVendor } from '@/browser/enhance/vendor-script';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

/** As the library reports a metric. */
const report = (on: typeof onCLS | typeof onINP | typeof onLCP, name: string, rating: string) =>
  (on as jest.Mock).mock.lastCall?.[0]({ name, rating, value: 1, id: 'v6-1' } as Metric);

const turn = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

describe('to the receiver', () => {
  let sent: string[] = [];
  beforeEach(() => {
    sent = [];
    const sendBeacon = (address: string, data: URLSearchParams) => sent.push(`${address} ${data}`);
    Object.assign(navigator, { sendBeacon });
    document.documentElement.dataset.kind = 'guides';
    rateTo('/api/speed/');
  });

  it('sends kind of page, metrics and ratings alone, once, when the page is first hidden', () => {
    report(onLCP, 'LCP', 'good');
    turn('visible');
    expect(sent).toEqual([]);
    // The library rates these when the page is hidden, before.
    report(onCLS, 'CLS', 'needs-improvement');
    report(onINP, 'INP', 'poor');
    turn('hidden');
    turn('visible');
    report(onCLS, 'CLS', 'poor');
    turn('hidden');
    expect(sent).toEqual(['/api/speed/ page=guides&LCP=good&CLS=needs-improvement&INP=poor']);
  });

  it('sends nothing of a page that could not be measured', () => {
    turn('hidden');
    expect(sent).toEqual([]);
    report(onLCP, 'LCP', 'good');
    turn('hidden');
  });
});

describe('by a vendor', () => {
  const address = 'https://cdn.vendor.internal/speed.js?id=1';
  const loaded = () => document.head.querySelector('script')?.src;
  afterEach(() => {
    document.head.replaceChildren();
    delete window.trustedTypes;
  });

  it('loads that script', () => {
    loadVendor(address);
    expect(loaded()).toBe(address);
  });

  it('makes no other address into a script where Trusted Types are required', () => {
    const createPolicy = jest.fn(
      (_name: string, rules: { createScriptURL(of: string): string }) => ({
        createScriptURL: () => rules.createScriptURL('https://evil.internal/x.js'),
      }),
    );
    window.trustedTypes = { createPolicy };
    loadVendor(address);
    expect(createPolicy).toHaveBeenCalledWith('speed', expect.anything());
    expect(loaded()).toBe(address);
  });
});
