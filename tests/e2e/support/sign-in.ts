import { createServer, type Server } from 'node:https';
import { test as base, expect, type Page } from '@playwright/test';
import { Provider } from 'oidc-provider';
import { generate } from 'selfsigned';
import { portOf } from '@/tests/servers/e2e-ports';
import { CLIENT_ID, ISSUER, ORIGIN } from '@/tests/settings';

/** A real OpenID provider on loopback, which can be stopped and started again. */
class IdentityProvider {
  #server: Server | undefined;
  /** For how long a session lasts. */
  seconds = 3600;
  /** What its token endpoint was asked for. */
  readonly grants: string[] = [];
  /** Parameters of the authorization requests received. */
  readonly requests: URLSearchParams[] = [];

  async start(): Promise<void> {
    const provider = new Provider(ISSUER, {
      clients: [
        {
          client_id: CLIENT_ID,
          token_endpoint_auth_method: 'none',
          application_type: 'web',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          redirect_uris: [`${ORIGIN}/signup/`, `${ORIGIN}/en/signup/`],
          post_logout_redirect_uris: [`${ORIGIN}/signup/`, `${ORIGIN}/en/signup/`],
        },
      ],
      clientBasedCORS: () => true,
      pkce: { required: () => true },
      conformIdTokenClaims: false,
      claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({
          sub: id,
          name: 'Camille Martin',
          preferred_username: `${id}@client.example`,
        }),
      }),
      cookies: { keys: ['loopback'] },
      ttl: { IdToken: () => this.seconds },
    });
    provider.on('grant.success', ({ oidc }) => {
      this.grants.push(String(oidc.params?.grant_type));
    });
    provider.use(async (context, next) => {
      if (context.path === '/auth') this.requests.push(new URLSearchParams(context.search));
      await next();
    });
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
    const server = createServer({ key, cert }, provider.callback());
    await new Promise<void>((resolve) =>
      server.listen(portOf('identityProvider'), '127.0.0.1', resolve),
    );
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

interface Given {
  /** Runs before the test, which may stop it and start it again. */
  provider: IdentityProvider;
}

/** Every test has a provider, and fails when a page of the site violates its policy. */
export const test = base.extend<Given>({
  provider: [
    async ({ context, page }, use) => {
      const stopped: string[] = [];
      page.on('console', (message) => {
        const isOurs = message.location().url.startsWith(ORIGIN);
        if (isOurs && /Content Security Policy|Trusted/.test(message.text()))
          stopped.push(message.text());
      });
      // The provider's own pages ask for a font.
      await context.route(/^https:\/\/fonts\./, (route) => route.abort());
      const provider = new IdentityProvider();
      await provider.start();
      await use(provider);
      await provider.stop();
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
});

export const section = (page: Page) => page.locator('#sign-in');
export const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** Signs in on the provider's development pages. */
export async function signInAtProvider(page: Page) {
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.getByPlaceholder('Enter any login').fill('camille');
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function signIn(page: Page, path: string, name: string) {
  await page.goto(path);
  await button(page, name).click();
  await signInAtProvider(page);
}

export { expect };
