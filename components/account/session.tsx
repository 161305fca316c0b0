'use client';

/**
 * The session with the identity provider. This file and what it imports are heavy: it is only ever
 * loaded by a dynamic import, on click or on return.
 */
import {
  AuthError,
  BrowserAuthErrorCodes,
  BrowserCacheLocation,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { SignInSettings } from './settings';

export { SignedIn } from './signed-in';

export interface Session {
  client: PublicClientApplication;
  /** How the visit begins: with an account, after giving up at the provider, or without anything. */
  start: 'account' | 'cancelled' | 'nothing';
}

/** Whether the visitor, and no fault, ended the sign-in. */
const isCancellation = (error: unknown): boolean =>
  error instanceof AuthError &&
  (error.errorCode === 'access_denied' || error.errorCode === BrowserAuthErrorCodes.userCancelled);

/**
 * Opens the session: redeems the provider's answer, if there is one, and finds the account.
 * @param answer query or fragment of the address the provider sent the visitor back to.
 * @throws when the answer is an error, or cannot be redeemed.
 */
export async function openSession(
  settings: SignInSettings,
  answer: string | null,
): Promise<Session> {
  const client = new PublicClientApplication({
    auth: {
      clientId: settings.clientId,
      authority: settings.authority,
      redirectUri: settings.redirectUri,
      knownAuthorities: [...settings.knownAuthorities],
    },
    // Auth state never goes into cookies: this version has no such option any more.
    cache: { cacheLocation: BrowserCacheLocation.SessionStorage },
    system: { protocolMode: settings.protocol },
  });
  await client.initialize();
  try {
    const result = await client.handleRedirectPromise(answer ? { hash: answer } : undefined);
    const account = result?.account ?? client.getAllAccounts()[0];
    client.setActiveAccount(account ?? null);
    return { client, start: account ? 'account' : 'nothing' };
  } catch (error) {
    if (isCancellation(error)) return { client, start: 'cancelled' };
    throw error;
  }
}

/**
 * Leaves for the provider: authorization code with PKCE. Returns when the visitor has come back
 * without having signed in.
 * @throws when the provider cannot be reached.
 */
export async function signIn({ client }: Session, startPage: string): Promise<void> {
  try {
    await client.loginRedirect({ scopes: ['openid', 'profile'], redirectStartPage: startPage });
  } catch (error) {
    if (!isCancellation(error)) throw error;
  }
}

/** Ends the session here, then leaves for the provider to end it there. */
export async function signOut({ client }: Session, settings: SignInSettings): Promise<void> {
  const account = client.getActiveAccount();
  await client.logoutRedirect({
    account,
    ...(account?.idToken && { idTokenHint: account.idToken }),
    postLogoutRedirectUri: settings.redirectUri,
  });
}
