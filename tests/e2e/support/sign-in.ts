import { test as base, expect, type Page } from '@playwright/test';
import { ISSUER, ORIGIN } from '@/tests/variant/settings';
import { IdentityProvider } from './identity-provider';

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
