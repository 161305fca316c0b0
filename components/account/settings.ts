/** What the island needs to know of the identity provider. Plain data: it travels in the page. */
export interface SignInSettings {
  clientId: string;
  authority: string;
  /** Where the provider sends visitors back; also after signing out. */
  redirectUri: string;
  knownAuthorities: readonly string[];
  protocol: 'AAD' | 'OIDC';
}

export interface SignInWords {
  signIn: string;
  note: string;
  loading: string;
  redirecting: string;
  returning: string;
  cancelled: string;
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
