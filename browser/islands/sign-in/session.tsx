import {
  AuthError,
  BrowserAuthErrorCodes,
  BrowserCacheLocation,
  CacheLookupPolicy,
  PublicClientApplication,
} from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import type { SignInMessages, SignInSettings } from './settings';
import { Statement } from './styles';

/**
 * The session with the identity provider. This file and its imports are heavy: load it with a dynamic
 * import only, on click or on return from the provider.
 */

export interface Session {
  client: PublicClientApplication;
  /** How the visit starts: signed in, with a session that has ended, after cancelling, or with none of these. */
  start: 'account' | 'expired' | 'cancelled' | 'nothing';
}

/** The only scopes asked for: `openid` for the ID token, `profile` for the name in it. No API is called. */
const SCOPES = ['openid', 'profile'];

/** With `offline_access`, for which a refresh token is issued, where sessions are renewed. */
const scopesOf = ({ renews }: SignInSettings): string[] =>
  renews ? [...SCOPES, 'offline_access'] : SCOPES;

/** Providers other than Entra may refuse `offline_access` to a refresh token, which keeps what it was issued for. */
const renewedScopesOf = (settings: SignInSettings): string[] =>
  settings.protocol === 'OIDC' ? SCOPES : scopesOf(settings);

/**
 * When the session ends, in ms since the epoch: when the ID token expires, as the provider says. A session
 * without that date has ended.
 */
export const endOf = ({ client }: Pick<Session, 'client'>): number =>
  (client.getActiveAccount()?.idTokenClaims?.exp ?? 0) * 1000;

/** Forgets an account whose session has ended; the provider still knows who it is. */
export async function forget({ client }: Session): Promise<void> {
  const account = client.getActiveAccount();
  client.setActiveAccount(null);
  await client.clearCache({ account });
}

/** Renews the session with its refresh token. @returns whether it goes on. */
export async function renew({ client }: Session, settings: SignInSettings): Promise<boolean> {
  const account = client.getActiveAccount();
  if (!settings.renews || !account) return false;
  try {
    const renewed = await client.acquireTokenSilent({
      account,
      scopes: renewedScopesOf(settings),
      // Not with a hidden frame, which the policy of the page forbids.
      cacheLookupPolicy: CacheLookupPolicy.RefreshToken,
    });
    client.setActiveAccount(renewed.account);
    // A provider may answer without a new ID token.
    return endOf({ client }) > Date.now();
  } catch {
    return false;
  }
}

/** Whether the visitor cancelled the sign-in, as opposed to an error. */
const isCancellation = (error: unknown): boolean =>
  error instanceof AuthError &&
  (error.errorCode === 'access_denied' || error.errorCode === BrowserAuthErrorCodes.userCancelled);

/**
 * Opens the session: redeems the provider's response, if there is one, and finds the account.
 * @param answer query or fragment of the URL the provider redirected to.
 * @throws when the response is an error or cannot be redeemed.
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
      OIDCOptions: { defaultScopes: [...renewedScopesOf(settings)] },
    },
    // No cookie option to turn off: this version of MSAL no longer stores auth state in cookies.
    cache: { cacheLocation: BrowserCacheLocation.SessionStorage },
    system: { protocolMode: settings.protocol },
  });
  await client.initialize();
  try {
    const result = await client.handleRedirectPromise(answer ? { hash: answer } : undefined);
    const account = result?.account ?? client.getAllAccounts()[0];
    client.setActiveAccount(account ?? null);
    if (!account) return { client, start: 'nothing' };
    const session: Session = { client, start: 'account' };
    if (endOf(session) > Date.now() || (await renew(session, settings))) return session;
    await forget(session);
    return { client, start: 'expired' };
  } catch (error) {
    if (isCancellation(error)) return { client, start: 'cancelled' };
    throw error;
  }
}

/**
 * Redirects to the provider: authorization code flow with PKCE. Resolves when the visitor comes back
 * without having signed in.
 * @throws when the provider cannot be reached.
 */
export async function signIn(
  { client }: Session,
  settings: SignInSettings,
  startPage: string,
): Promise<void> {
  try {
    await client.loginRedirect({
      scopes: scopesOf(settings),
      redirectStartPage: startPage,
      // Without it, OpenID Connect has providers ignore `offline_access`.
      ...(settings.renews && settings.protocol === 'OIDC' && { prompt: 'consent' }),
    });
  } catch (error) {
    if (!isCancellation(error)) throw error;
  }
}

/** Ends the session here, then redirects to the provider to end it there. */
export async function signOut({ client }: Session, settings: SignInSettings): Promise<void> {
  const account = client.getActiveAccount();
  await client.logoutRedirect({
    account,
    ...(account?.idToken && { idTokenHint: account.idToken }),
    postLogoutRedirectUri: settings.redirectUri,
  });
}

interface SignedInProps {
  client: PublicClientApplication;
  messages: SignInMessages;
  platformUrl: string | null;
  onSignOut: () => void;
}

/** The account that is signed in, a link to the platform, and sign-out. */
export function SignedIn({ client, ...rest }: SignedInProps) {
  return (
    <MsalProvider instance={client}>
      <Account {...rest} />
    </MsalProvider>
  );
}

function Account({ messages, platformUrl, onSignOut }: Omit<SignedInProps, 'client'>) {
  const { instance } = useMsal();
  const account = instance.getActiveAccount();
  return (
    <>
      <Statement className="quoted">{messages.signedIn}</Statement>
      <dl className="terms stack">
        {account?.name && (
          <div>
            <dt>{messages.name}</dt>
            <dd>{account.name}</dd>
          </div>
        )}
        {account?.username && (
          <div>
            <dt>{messages.account}</dt>
            <dd>{account.username}</dd>
          </div>
        )}
      </dl>
      <div className="flow">
        {platformUrl !== null && (
          <a className="button" href={platformUrl}>
            {messages.platform}
          </a>
        )}
        <button type="button" className="button secondary" onClick={onSignOut}>
          {messages.signOut}
        </button>
      </div>
    </>
  );
}
