/** @jest-environment jsdom */

import { loadVendor } from '@/browser/enhance/vendor-script';

const address = 'https://cdn.vendor.internal/speed.js?id=1';
const loaded = () => document.head.querySelector('script')?.src;
afterEach(() => {
  document.head.replaceChildren();
  delete window.trustedTypes;
});

it('loads the script of a vendor', () => {
  loadVendor(address);
  expect(loaded()).toBe(address);
});

it('makes no other address into a script where Trusted Types are required', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(of: string): string }) => ({
    createScriptURL: () => rules.createScriptURL('https://evil.internal/x.js'),
  }));
  window.trustedTypes = { createPolicy };
  loadVendor(address);
  expect(createPolicy).toHaveBeenCalledWith('speed', expect.anything());
  expect(loaded()).toBe(address);
});
