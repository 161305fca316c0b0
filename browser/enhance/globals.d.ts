/** The address in SITE_SPEED, which bundle.ts writes in; empty for nothing. */
declare const SPEED: string;

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}
