import { axeFaults } from './support/axe';
import { newAddress, stored } from './support/demo-requests';
import { expect, SERVER, test } from './support/site';

const words = {
  '/message/': {
    email: 'Votre adresse e-mail',
    message: 'Votre message',
    send: 'Envoyer mon message',
    received: 'Message reçu',
    invalid: 'Adresse e-mail invalide',
  },
  '/en/message/': {
    email: 'Your email address',
    message: 'Your message',
    send: 'Send my message',
    received: 'Message received',
    invalid: 'Invalid email address',
  },
} as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', SERVER, () => {
    test.use({ javaScriptEnabled });

    for (const [address, labels] of Object.entries(words)) {
      test(`${address} takes an address and a message, and says once they are stored`, async ({
        page,
        troubles,
      }) => {
        const email = newAddress();
        await page.goto(address);
        const thanks = page.getByRole('heading', { name: labels.received });
        await expect(thanks).toBeHidden();
        // The browser finds nothing wrong with this address; the receiver does.
        await page.getByRole('textbox', { name: labels.email }).fill('ada@company');
        await page.getByRole('textbox', { name: labels.message }).fill('Quelles données ?');
        await page.getByRole('button', { name: labels.send }).click();

        await expect(page.getByRole('link', { name: labels.invalid })).toBeVisible();
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('textbox', { name: labels.email }).fill(email);
        await page.getByRole('button', { name: labels.send }).click();

        await expect(page).toHaveURL(`${address}#received`);
        await expect(thanks).toBeInViewport();
        await expect(page.getByRole('button', { name: labels.send })).toBeHidden();
        expect(await stored(email)).toBe(1);
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);
        troubles.length = 0; // The browser reports the status 422.
      });
    }
  });
}
