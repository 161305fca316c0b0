/** What SITE_SPEED says, which bundle.ts writes in; the address is empty for nothing. */
declare const SPEED: string;
declare const SPEED_BY_VENDOR: boolean;

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}
