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

export interface SignInMessages {
  signIn: string;
  note: string;
  loading: string;
  redirecting: string;
  returning: string;
  cancelled: string;
  expired: string;
  left: string;
  leftHere: string;
  error: string;
  retry: string;
  write: string;
  signedIn: string;
  name: string;
  account: string;
  platform: string;
  signOut: string;
}
