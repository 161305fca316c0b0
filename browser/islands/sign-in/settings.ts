import type { Messages } from '@/lib/i18n/messages';

/** Identity-provider settings for the island. Plain data: serialized into the page. */
export interface SignInSettings {
  clientId: string;
  authority: string;
  /** Redirect URI, also used after signing out. */
  redirectUri: string;
  knownAuthorities: readonly string[];
  protocol: 'AAD' | 'OIDC';
  /** Whether a session goes on when its ID token expires. */
  renews: boolean;
}

export type SignInMessages = Messages['account']['words'] & { loading: string; write: string };
