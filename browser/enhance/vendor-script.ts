/** Loads a script that measures the speed of pages by itself: no other address may be made into one (delivery/hosting/content-policy.ts). */
export function loadVendor(address: string): void {
  const policy = window.trustedTypes?.createPolicy('speed', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}
