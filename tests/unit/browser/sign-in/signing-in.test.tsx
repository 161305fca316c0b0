/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { answerIn, readMarker, writeMarker } from '@/islands/sign-in/use-session';
import {
  button,
  click,
  mockLoading,
  mockModule,
  mockReload,
  opens,
  pending,
  settings,
  show,
} from './shown-sign-in';

it('offers to sign in, and loads nothing before it is asked to', async () => {
  await show();
  expect(await button('signIn')).toBeEnabled();
  expect(mockModule.openSession).not.toHaveBeenCalled();
});

it('leaves for the provider, once, and remembers it', async () => {
  await show('/en/signup/?from=mail');
  await click('signIn');
  expect(await button('redirecting')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('redirecting');
  await click('redirecting');
  expect(mockModule.signIn).toHaveBeenCalledTimes(1);
  expect(mockModule.signIn).toHaveBeenCalledWith(expect.anything(), '/en/signup/');
  expect(readMarker()).toBe('redirecting');
});

it('says that it is loading while it is', async () => {
  mockModule.openSession.mockReturnValue(pending);
  await show();
  await click('signIn');
  expect(await button('loading')).toHaveAttribute('aria-disabled', 'true');
});

it('redeems the answer on return, and takes it out of the address', async () => {
  mockModule.openSession.mockReturnValue(pending);
  writeMarker('redirecting');
  await show('/signup/#code=abc&state=xyz');
  expect(await button('returning')).toHaveAttribute('aria-disabled', 'true');
  expect(mockModule.openSession).toHaveBeenCalledWith(settings, '#code=abc&state=xyz');
  expect(location.href).toMatch(/\/signup\/#sign-in$/);
});

it('shows who is signed in, the way to the platform and the way out', async () => {
  opens('account');
  await show('/signup/#code=abc&state=xyz');
  expect(await screen.findByText('Camille Martin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'platform' })).toHaveAttribute(
    'href',
    'https://platform.example/',
  );
  expect(await button('signOut')).toBeVisible();
  expect(readMarker()).toBe('signed-in');
  expect(document.activeElement).toContainElement(screen.getByText('Camille Martin'));
});

it.each([
  ['the provider says so', '/signup/#error=access_denied&state=xyz', 'cancelled'],
  ['the visitor went back', '/signup/', 'nothing'],
] as const)('is cancelled when %s', async (_when, address, start) => {
  opens(start);
  writeMarker('redirecting');
  await show(address);
  expect(await screen.findByText('cancelled')).toBeVisible();
  expect(await button('signIn')).toBeEnabled();
  expect(readMarker()).toBeNull();
});

it('is cancelled when the visitor comes back to the page as it was left', async () => {
  mockModule.signIn.mockResolvedValue(undefined);
  await show();
  await click('signIn');
  expect(await screen.findByText('cancelled')).toBeVisible();
});

it('says that signing in failed, keeps a way to write, and tries again', async () => {
  mockModule.signIn.mockRejectedValueOnce(new Error('endpoints_resolution_error'));
  await show();
  await click('signIn');
  expect(await screen.findByRole('alert')).toHaveTextContent('error');
  expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute(
    'href',
    'mailto:contact@vigie-esg.example',
  );
  expect(readMarker()).toBeNull();
  await click('retry');
  expect(await button('redirecting')).toBeVisible();
});

it('offers no way to write when there is no address', async () => {
  mockModule.signIn.mockRejectedValueOnce(new Error('endpoints_resolution_error'));
  await show('/signup/', null);
  await click('signIn');
  expect(await screen.findByRole('alert')).toHaveTextContent('error');
  expect(screen.queryByRole('link')).toBeNull();
});

it('trusts no answer it has not asked for', async () => {
  await show('/signup/?code=stolen&state=forged');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(location.search).toBe('');
});

it('loads the page again when its code could not be loaded, and the answer is not lost', async () => {
  mockLoading.failure = new Error('ChunkLoadError');
  await show('/signup/#code=abc&state=xyz');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(location.hash).not.toContain('code');
  mockLoading.failure = null;
  await click('retry');
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#code=abc&state=xyz');
});

it('shows no error when a listener handles the failed load', async () => {
  mockLoading.failure = new Error('ChunkLoadError');
  addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  await show();
  await click('signIn');
  expect(await button('signIn')).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['#code=a&state=b', '', '#code=a&state=b'],
  ['#error=access_denied&state=b', '', '#error=access_denied&state=b'],
  ['#sign-in', '?code=a&state=b', '?code=a&state=b'],
  ['#sign-in', '?state=b', null],
  ['', '?code=promo', null],
])('finds the answer in %j and %j', (hash, search, expected) => {
  expect(answerIn({ hash, search })).toBe(expected);
});
